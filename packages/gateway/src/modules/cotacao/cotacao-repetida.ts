import type { Cotacao } from '@balcao/contracts';
import { isResultadoFinal, isRespostaVigente, validadeDoEnvio } from '@balcao/domain';
import { hashDoPedido } from './cotacao-pedido.ts';
import type { NovaCotacao, SnapshotCotacao } from './cotacao.repository.ts';
import type { RespostaNosTermos } from './resultado.repository.ts';

/** What was asked last, and what each insurer says as of that run. */
export interface UltimaPergunta {
  readonly cotacao: Pick<Cotacao, 'concluidaEm' | 'criadoEm'>;
  readonly snapshot: SnapshotCotacao;
  readonly respostas: readonly RespostaNosTermos[];
}

export interface Repeticao {
  /** Somebody has still to answer the last time. */
  readonly isEmAndamento: boolean;
  /** Insurers whose answer does not hold. */
  readonly consultar: readonly string[];
  readonly calculadoEm: string;
  readonly validoAte: string | null;
}

type Pergunta = Pick<NovaCotacao, 'payloadHash' | 'seguradoras' | 'complementa'>;

/** The question asked last in the words of the new one: of a run that completes another, everybody who answers in it was asked. */
function hashDaUltima({ seguradoras, complementa }: Pergunta, { snapshot, respostas }: UltimaPergunta): string {
  // a run that completes another is the same question when it is the same for those it asks
  const mine = complementa ? respostas.filter(({ seguradora }) => seguradoras.includes(seguradora)) : respostas;
  const sorted = mine.toSorted((a, b) => (a.seguradora < b.seguradora ? -1 : 1));
  const each = <T>(of: (resposta: RespostaNosTermos) => T): Record<string, T> =>
    Object.fromEntries(sorted.map((resposta) => [resposta.seguradora, of(resposta)]));
  const termos = {
    seguradoras: sorted.map(({ seguradora }) => seguradora),
    comissaoBps: each(({ comissaoBps }) => comissaoBps),
    descontoBps: each(({ descontoBps }) => descontoBps),
  };
  return hashDoPedido({ ...snapshot, codigos: each(({ codigo }) => codigo) }, termos);
}

/** What asking again would be for, when nothing changed; null when it is another question. */
export function judgeRepeticao(nova: Pergunta, ultima: UltimaPergunta, hoje: string): Repeticao | null {
  if (hashDaUltima(nova, ultima) !== nova.payloadHash) return null;
  const respostas = ultima.respostas.filter(({ seguradora }) => nova.seguradoras.includes(seguradora));
  return {
    isEmAndamento: respostas.some(({ status }) => !isResultadoFinal(status)),
    consultar: respostas.filter((resposta) => !isRespostaVigente(resposta, hoje)).map(({ seguradora }) => seguradora),
    calculadoEm: ultima.cotacao.concluidaEm ?? ultima.cotacao.criadoEm,
    validoAte: validadeDoEnvio(
      respostas.filter(({ status }) => status === 'OK'),
      null,
    ),
  };
}
