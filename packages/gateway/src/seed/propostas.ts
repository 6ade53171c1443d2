import { addAnos, addDias, calcIof } from '@balcao/domain';
import { type CarteiraDemo, placaDe } from './carteira-demo.ts';
import type { LinhaTabela } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';
import type { OrcamentoDemo } from './orcamentos.ts';
import { SEGURADORAS } from './seguradoras.table.ts';

/** Share of the policies whose proposal is kept. */
const COM_PROPOSTA = 0.35;
/** Silence of the insurer that counts as acceptance (domain design §5.6). */
const PRAZO_ACEITE = 25;

/** Proposals of before left with the insurer days before their policy began. */
function propostaDaApolice({ sorteio, id }: Mundo, apolice: LinhaTabela): LinhaTabela {
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
    vig_ini: vigIni,
    criado_em: transmitida,
    numero_seguradora: sorteio.digitos(10),
    orcamento_id: null,
    apolice_id: apolice['id'],
    placa: placaDe(String(bem)),
    comissao_bps: sorteio.inteiro(15, 25) * 100,
    transmitida_em: transmitida,
    prazo_aceite: addDias(transmitida.slice(0, 10), PRAZO_ACEITE),
    status: 'EMITIDA',
  };
}

/** The longer ago a case was closed, the further its proposal went. */
function statusOf({ sorteio }: Mundo, dias: number): string {
  if (dias > 30)
    return sorteio.pesado([
      ['EMITIDA', 90],
      ['RECUSADA', 6],
      ['CANCELADA', 4],
    ]);
  return sorteio.pesado([
    ['RASCUNHO', 1],
    ['TRANSMITIDA', 2],
    ['EM_ANALISE', 3],
    ['EXIGENCIA', 2],
    ['VISTORIA', 1],
    ['ACEITA', 2],
    ['EMITIDA', dias > 7 ? 8 : 1],
  ]);
}

const AUTO = SEGURADORAS.filter(({ linhas }) => linhas.includes('AUTO'));
const IOF_AUTO_BPS = 738;

function propostaDoOrcamento(mundo: Mundo, { assinatura }: CarteiraDemo, { linha, veiculo, usuarioId }: OrcamentoDemo): LinhaTabela {
  const { sorteio, agora } = mundo;
  const fechado = new Date(String(linha['fechado_em']));
  const status = statusOf(mundo, (agora.getTime() - fechado.getTime()) / 86_400_000);
  const liquido = sorteio.inteiro(140_000, 780_000);
  const iof = calcIof(liquido, IOF_AUTO_BPS);
  const dia = fechado.toISOString().slice(0, 10);
  const vigIni = addDias(dia, sorteio.inteiro(1, 10));
  const isTransmitida = status !== 'RASCUNHO';
  return {
    id: mundo.id(fechado),
    assinatura_id: assinatura.id,
    criado_em: fechado.toISOString(),
    numero_seguradora: isTransmitida ? sorteio.digitos(10) : null,
    orcamento_id: linha['id'],
    seguradora: linha['melhor_seguradora'] ?? sorteio.um(AUTO).slug,
    ramo: '0531',
    corretora_id: assinatura.corretoraId,
    segurado_id: veiculo.dono.id,
    apolice_id: null,
    usuario_id: usuarioId,
    bem: linha['bem'] ?? veiculo.modelo.modelo,
    placa: veiculo.placa,
    vig_ini: vigIni,
    vig_fim: addAnos(vigIni, 1),
    premio_liquido_centavos: liquido,
    iof_centavos: iof,
    premio_total_centavos: liquido + iof,
    comissao_bps: sorteio.inteiro(15, 25) * 100,
    transmitida_em: isTransmitida ? fechado.toISOString() : null,
    prazo_aceite: isTransmitida ? addDias(dia, PRAZO_ACEITE) : null,
    status,
  };
}

/** Every closed case has its proposal, and a share of the policies keeps theirs; numbered in the order they were made. */
export function propostasDemo(mundo: Mundo, carteira: CarteiraDemo): LinhaTabela[] {
  const daCarteira = carteira.apolices.filter(() => mundo.sorteio.chance(COM_PROPOSTA)).map((apolice) => propostaDaApolice(mundo, apolice));
  const fechados = carteira.orcamentos.filter(({ status }) => status === 'FECHADO');
  return [...daCarteira, ...fechados.map((orcamento) => propostaDoOrcamento(mundo, carteira, orcamento))]
    .toSorted((a, b) => String(a['criado_em']).localeCompare(String(b['criado_em'])))
    .map((linha, index) => ({ ...linha, numero: index + 1 }));
}
