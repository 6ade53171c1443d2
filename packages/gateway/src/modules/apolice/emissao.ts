import { caminhoProposta, compareEmissao, type ContratoComparado, issueConta, parametrosProposta } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import { numeroDeOutra, propostaJaEmitida, propostaSemEmissao, vigenciaInvertida } from './apolice.errors.ts';
import { contratoRepository } from './contrato.repository.ts';
import { type ContratoEmitido, emissaoRepository, type PropostaAEmitir } from './emissao.repository.ts';

/** What is known of a policy that was issued; what is absent was issued as proposed. */
export interface Emissao extends Partial<ContratoEmitido> {
  readonly numero: string;
  readonly emissao: string;
  /** The insurer says so: whatever is here under the number is the policy. */
  readonly isDaSeguradora?: true;
}

/** The policy that a proposal became. */
export interface PropostaEmitida {
  readonly apoliceId: string;
  /** Clauses issued otherwise than proposed. */
  readonly divergencias: number;
}

/** What of a contract is compared at its issue. */
const compared = ({ coberturas, ...contrato }: Omit<ContratoEmitido, 'tipoDocumento'>): ContratoComparado => ({
  ...contrato,
  coberturas: coberturas?.coberturas ?? [],
  franquias: coberturas?.franquias ?? [],
});

/** Only what was told: a field that is absent is not one that is null. */
const told = <T extends object>(dito: T): Partial<T> =>
  Object.fromEntries(Object.entries(dito).filter(([, valor]) => valor !== undefined)) as Partial<T>;

/**
 * A proposal becomes its policy with what was issued, in the caller's transaction: its instalments and commissions are the policy's from then
 * on, adjusted where another premium was issued, and every clause that differs is kept open.
 *
 * @throws {Recusa} 404; 409 of a proposal that is issued already or cannot be; 422 where the number is of another policy
 */
export async function emitProposta(tx: Tx, contexto: Contexto, propostaId: string, pedida: Emissao): Promise<PropostaEmitida> {
  const { numero: digitado, emissao, isDaSeguradora, ...dito } = pedida;
  const proposta = await emissaoRepository.lockProposta(tx, propostaId);
  if (!proposta) throw naoEncontrado();
  const caminho = pathOf(proposta);
  const numero = digitado.trim();
  const emitido: ContratoEmitido = { ...contratoOf(proposta), ...told(dito) };
  if (emitido.vigFim <= emitido.vigIni) throw vigenciaInvertida();

  const novoId = uuidv7();
  const isNova = await emissaoRepository.insertApolice(tx, propostaId, { ...emitido, id: novoId, numero, emissao });
  const conhecida = isNova ? null : await emissaoRepository.lockConhecida(tx, proposta, numero);
  if (!isNova && !conhecida) throw numeroDeOutra();
  if (conhecida && !isDaSeguradora && (conhecida.isDeOutra || conhecida.seguradoId !== proposta.seguradoId)) throw numeroDeOutra();
  const apoliceId = conhecida?.id ?? novoId;
  await emissaoRepository.linkApolice(tx, propostaId, { id: apoliceId, numero }, caminho);

  const valeu = conhecida ? contratoOf(conhecida) : emitido;
  if (conhecida?.hasConta) await emissaoRepository.cancelConta(tx, propostaId);
  else {
    const conta = issueConta({
      parcelas: await emissaoRepository.listParcelas(tx, propostaId),
      comissoes: await emissaoRepository.listComissoes(tx, propostaId),
      proposto: proposta,
      emitido: valeu,
    });
    await emissaoRepository.saveConta(tx, contexto, { propostaId, apoliceId, vigIni: valeu.vigIni, emissao, conta });
  }

  const clausulas = compareEmissao(compared(contratoOf(proposta)), compared(valeu), {
    premioCentavos: parametrosProposta.toleranciaEmissaoCentavos,
  });
  if (clausulas.length > 0) await emissaoRepository.insertDivergencias(tx, contexto, apoliceId, clausulas);
  if (proposta.renovacaoDeId) await contratoRepository.closeRenovacao(tx, proposta);
  return { apoliceId, divergencias: clausulas.length };
}

function contratoOf(de: ContratoEmitido): ContratoEmitido {
  const { tipoDocumento, vigIni, vigFim, premioLiquidoCentavos, iofCentavos, comissaoBps, coberturas, bonus, ci } = de;
  return { tipoDocumento, vigIni, vigFim, premioLiquidoCentavos, iofCentavos, comissaoBps, coberturas, bonus, ci };
}

/** The states a proposal goes through to be issued; an insurer that says nothing in between has been through them. */
function pathOf({ status, apoliceId, numeroApolice }: PropostaAEmitir) {
  if (apoliceId !== null) throw propostaJaEmitida(apoliceId, numeroApolice ?? '');
  const caminho = status === 'RASCUNHO' ? null : caminhoProposta(status, 'EMITIDA');
  if (!caminho) throw propostaSemEmissao(status);
  return caminho;
}
