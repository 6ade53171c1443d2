import type { ConsultaVidas, VidaDaApolice } from '@balcao/contracts';
import { createLeituraRepository } from '../registro/index.ts';

/** A life as its list reads it: the band depends on the month it is asked of. */
export type VidaRow = Omit<VidaDaApolice, 'faixa'>;
/** What the list of lives is asked, with the month of the bill and its policy. */
export type PerguntaVidas = ConsultaVidas & { readonly apolice: string };

export const vidaRepository = createLeituraRepository<VidaRow, VidaRow, PerguntaVidas & { readonly primeiro?: string }>({
  from: 'balcao.vida v',
  chave: 'v.id',
  nome: 'v.nome',
  where: 'v.excluido_em is null',
  resumo: `v.id, v.cpf, v.nome, v.nascimento::text, v.papel, v.titular_cpf, v.inicio::text, v.fim::text, v.capital_centavos::float8`,
  busca: (padrao) => `balcao.sem_acento(v.nome || ' ' || v.cpf) like ${padrao}`,
  filtros: {
    apolice: { coluna: 'v.apolice_id' },
    papel: { coluna: 'v.papel' },
    faturaId: (id, bind) => `exists (select from balcao.fatura l where l.id = ${bind(id)} and l.apolice_id = v.apolice_id)`,
    primeiro: (primeiro, bind) => {
      const mes = `${bind(primeiro)}::date`;
      return `v.inicio < ${mes} + interval '1 month' and coalesce(v.fim, 'infinity') >= ${mes}`;
    },
    situacao: (situacao) => (situacao === 'SAIRAM' ? "v.fim_por = 'EXCLUSAO'" : 'true'),
  },
  ordens: { nome: 'v.nome collate balcao.pt_br', nascimento: 'v.nascimento', inicio: 'v.inicio' },
  ordem: 'nome',
});
