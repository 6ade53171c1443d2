import { addDias, prazoDeAceite } from '@balcao/domain';
import { type CarteiraDemo, placaDe } from './carteira-demo.ts';
import type { TableRow } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';

/** Share of the policies whose proposal is kept. */
const COM_PROPOSTA = 0.35;

/** What a proposal of before has nothing of: it was made of no offer of ours. */
const SEM_OFERTA = {
  orcamento_id: null,
  oferta_id: null,
  comissao_centavos: null,
  politica_comissao: null,
  plano: null,
  rotulo_pagamento: null,
  coberturas: null,
  produtores: [],
  exigencias: [],
};

/** Proposals of before left with the insurer days before their policy began. */
function propostaDaApolice({ sorteio, id }: Mundo, apolice: TableRow): TableRow {
  const vigIni = String(apolice['vig_ini']);
  const transmitida = `${addDias(vigIni, -sorteio.inteiro(3, 12))}T15:00:00Z`;
  const { assinatura_id, seguradora, ramo, corretora_id, segurado_id, usuario_id, bem, vig_fim } = apolice;
  const { premio_liquido_centavos, iof_centavos, premio_total_centavos } = apolice;
  return {
    id: id(new Date(transmitida)),
    assinatura_id,
    seguradora,
    ramo,
    corretora_id,
    segurado_id,
    usuario_id,
    bem,
    vig_fim,
    premio_liquido_centavos,
    iof_centavos,
    premio_total_centavos,
    ...SEM_OFERTA,
    vig_ini: vigIni,
    criado_em: transmitida,
    numero_seguradora: sorteio.digitos(10),
    apolice_id: apolice['id'],
    numero_apolice: apolice['numero'],
    placa: placaDe(String(bem)),
    comissao_bps: sorteio.inteiro(15, 25) * 100,
    transmitida_em: transmitida,
    prazo_aceite: prazoDeAceite(transmitida.slice(0, 10)),
    status: 'EMITIDA',
  };
}

/** Every sale has its proposal, and a share of the policies keeps theirs; numbered in the order they were made. */
export function propostasDemo(mundo: Mundo, { apolices, vendas }: CarteiraDemo): TableRow[] {
  const daCarteira = apolices.filter(() => mundo.sorteio.chance(COM_PROPOSTA)).map((apolice) => propostaDaApolice(mundo, apolice));
  return [...daCarteira, ...vendas.map(({ proposta }) => proposta)]
    .toSorted((a, b) => String(a['criado_em']).localeCompare(String(b['criado_em'])))
    .map((linha, index) => ({ ...linha, numero: index + 1 }));
}
