import { type DeclaracaoSaude, type ErroCampo, PerguntaDps, type Rascunho } from '@balcao/contracts';
import { obrigatorio } from '../blocos/regra-campo.ts';
import { regraNomeCompleto } from '../blocos/regras-pessoa.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { termoDps } from './perguntas-dps.ts';

/** What is needed before a health declaration may be kept. */
export interface PedidoDps {
  readonly termoVersao: string;
  readonly consentimento: boolean;
  readonly declaracao: Rascunho<DeclaracaoSaude>;
}

/** Whether anything was answered with a yes: what makes an insurer look closer. */
export const hasRespostaSim = ({ respostas }: DeclaracaoSaude): boolean => respostas.some(({ resposta }) => resposta);

function* judgeResposta(pergunta: PerguntaDps, { respostas }: Rascunho<DeclaracaoSaude>): Generator<ErroCampo> {
  const campo = `declaracao.respostas.${pergunta}`;
  const dadas = (respostas ?? []).filter((uma) => uma.pergunta === pergunta);
  const [dada] = dadas;
  if (dadas.length > 1) yield erroCampo(campo, 'conflito', 'Há mais de uma resposta a esta pergunta.');
  else if (typeof dada?.resposta !== 'boolean') yield obrigatorio(campo);
  else if (dada.resposta && !dada.detalhe?.trim()) yield erroCampo(`${campo}.detalhe`, 'obrigatorio', 'Explique a resposta.');
}

/**
 * Judges a health declaration: consent to the text in force, the name of who consents, every question answered once and every yes
 * explained. The consent comes first: without it nothing is worth telling.
 */
export function* validateDps({ termoVersao, consentimento, declaracao }: PedidoDps): Generator<ErroCampo> {
  if (!consentimento) yield erroCampo('consentimento', 'obrigatorio', 'Sem o consentimento do segurado não há declaração.');
  if (termoVersao !== termoDps.versao) {
    yield erroCampo('termoVersao', 'conflito', 'O texto do consentimento mudou: leia o atual com o segurado e confirme de novo.');
  }
  if (!declaracao.titular?.trim()) yield obrigatorio('declaracao.titular');
  yield* regraNomeCompleto('declaracao.titular', declaracao.titular);
  for (const pergunta of PerguntaDps.options) yield* judgeResposta(pergunta, declaracao);
}
