-- What an insurer asks for has the day it was asked and the day it was answered: [{codigo, texto, pedidaEm, atendidaEm}]. Of what was
-- asked until now only the proposal's own days are known.
update balcao.proposta p set exigencias = (
  select jsonb_agg(e || jsonb_build_object(
      'pedidaEm', to_char(coalesce(p.transmitida_em, p.criado_em) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'atendidaEm', case when p.status in ('EM_ANALISE', 'VISTORIA', 'ACEITA', 'EMITIDA')
        then to_char(p.alterado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end)
    order by ordem)
  from jsonb_array_elements(p.exigencias) with ordinality as x (e, ordem))
where p.exigencias <> '[]';
