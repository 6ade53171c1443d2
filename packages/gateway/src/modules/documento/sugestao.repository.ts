import type { Tx } from '../../plugins/db.ts';
import { alvoNoEscopo } from './documento-no-escopo.ts';
import { nomeDoAlvo } from './nome-do-alvo.ts';
import type { Achados, Candidato } from './sugestao.model.ts';

const vista = (alvo: 'SEGURADO' | 'PROPOSTA' | 'APOLICE', de: string): string => alvoNoEscopo(alvo, de);

export const sugestaoRepository = {
  /** Records that the findings name, each by its reason, as far as the user of the transaction sees them. */
  listCandidatos: (tx: Tx, { documentos, placas, numeros, nomes }: Achados): Promise<Candidato[]> =>
    tx.rows(
      `with c as (
         select 'APOLICE' as alvo, x.id as alvo_id, 'APOLICE' as motivo from balcao.apolice x
           where x.numero = any($3::text[]) and x.excluido_em is null and ${vista('APOLICE', 'x.id')}
         union all select 'PROPOSTA', x.id, 'PROPOSTA' from balcao.proposta x
           where x.numero_seguradora = any($3::text[]) and x.excluido_em is null and ${vista('PROPOSTA', 'x.id')}
         union all select 'APOLICE', x.id, 'PLACA' from balcao.apolice x
           where x.id in (select balcao.apolices_do_risco($2::text[])) and ${vista('APOLICE', 'x.id')}
         union all select 'PROPOSTA', x.id, 'PLACA' from balcao.proposta x
           where x.id in (select balcao.propostas_do_risco($2::text[])) and x.apolice_id is null and ${vista('PROPOSTA', 'x.id')}
         union all select 'SEGURADO', x.id, 'DOCUMENTO' from balcao.segurado x
           where x.documento = any($1::text[]) and x.excluido_em is null and ${vista('SEGURADO', 'x.id')}
         union all select 'SEGURADO', x.id, 'NOME' from balcao.segurado x
           where balcao.sem_acento(x.nome) = any($4::text[]) and x.excluido_em is null and ${vista('SEGURADO', 'x.id')}
       ), todos as (
         select * from c
         -- whose document or name the text says owns the policy or the proposal it names
         union all select p.alvo, p.alvo_id, s.motivo from c p join c s on s.alvo = 'SEGURADO' where p.alvo <> 'SEGURADO' and s.alvo_id = (
           case p.alvo when 'APOLICE' then (select a.segurado_id from balcao.apolice a where a.id = p.alvo_id)
             else (select q.segurado_id from balcao.proposta q where q.id = p.alvo_id) end)
       )
       select t.alvo, t.alvo_id, t.motivo, ${nomeDoAlvo('t.alvo', 't.alvo_id')} as nome from (select distinct * from todos limit 200) t`,
      [documentos, placas.map((placa) => `PLACA:${placa}`), numeros, nomes],
    ),
};

export type SugestaoRepository = typeof sugestaoRepository;
