import { addDias, prazoDeAceite } from '@balcao/domain';
import { type CarteiraDemo, placaDe } from './carteira-demo.ts';
import { coberturasDaApolice } from './coberturas-da-apolice.ts';
import type { TableRow } from './insert-rows.ts';
import { createMundo, type Mundo } from './mundo.ts';
import type { SeguradoDemo } from './registro.ts';

/** Share of the policies whose proposal is kept. */
const COM_PROPOSTA = 0.35;
/** Days left of a policy whose proposal is kept always: a renewal is compared with what it covers. */
const A_RENOVAR_DIAS = 60;
const SEM_DESFECHO = new Set<unknown>(['A_RENOVAR', 'EM_COTACAO']);

/** Draws of what policies cover, and of the proposals kept for that: the others' stay as they were. */
const SEMENTE_COBERTURAS = 20_261_126;

/** What a proposal of before has nothing of: it was made of no offer of ours. */
const SEM_OFERTA = {
  orcamento_id: null,
  oferta_id: null,
  comissao_centavos: null,
  politica_comissao: null,
  plano: null,
  rotulo_pagamento: null,
  produtores: [],
  exigencias: [],
};

/** Proposals of before left with the insurer days before their policy began. */
function propostaDaApolice({ sorteio, id }: Mundo, coberturas: object, apolice: TableRow): TableRow {
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
    coberturas,
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

/** Every sale has its proposal; a share of the policies keeps theirs, and so do those to be renewed now. Numbered in the order they were made. */
export function propostasDemo(mundo: Mundo, { assinatura, segurados, apolices, vendas }: CarteiraDemo): TableRow[] {
  const outro = createMundo(mundo.agora, SEMENTE_COBERTURAS + Number.parseInt(assinatura.id.slice(-6), 16));
  const donos = new Map(segurados.map((dono) => [dono.id, dono]));
  const limite = addDias(mundo.hoje, A_RENOVAR_DIAS);
  const isARenovar = ({ situacao_renovacao, vig_fim }: TableRow) => SEM_DESFECHO.has(situacao_renovacao) && String(vig_fim) <= limite;
  const kept = new Set(apolices.filter(() => mundo.sorteio.chance(COM_PROPOSTA)));
  const daCarteira = apolices.flatMap((apolice) => {
    if (!kept.has(apolice) && !isARenovar(apolice)) return [];
    const coberturas = coberturasDaApolice(outro, apolice, donos.get(String(apolice['segurado_id'])) as SeguradoDemo);
    return [propostaDaApolice(kept.has(apolice) ? mundo : outro, coberturas, apolice)];
  });
  return [...daCarteira, ...vendas.map(({ proposta }) => proposta)]
    .toSorted((a, b) => String(a['criado_em']).localeCompare(String(b['criado_em'])))
    .map((linha, index) => ({ ...linha, numero: index + 1 }));
}
