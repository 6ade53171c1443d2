import type { ModeloMensagem } from '@balcao/contracts';
import { unknownVariaveis, VARIAVEIS_DO_MODELO } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { copy } from './modelos.copy.ts';

export type Canal = ModeloMensagem['canal'];
export const CANAIS: readonly Canal[] = ['EMAIL', 'WHATSAPP'];

/** A message as it is typed. */
export interface Digitado {
  readonly nome: string;
  readonly assunto: string;
  readonly corpo: string;
}
export const digitadoDe = (modelo: ModeloMensagem | null): Digitado => ({
  nome: modelo?.nome ?? '',
  assunto: modelo?.assunto ?? '',
  corpo: modelo?.corpo ?? '',
});

/** What keeps a message from being kept; the gateway judges the rest. */
export function errosOf({ nome, assunto, corpo }: Digitado): Erros<string> {
  const judge = (texto: string, minimo: number, falta: string): string | undefined => {
    if (texto.trim().length < minimo) return falta;
    const nomes = unknownVariaveis(texto, VARIAVEIS_DO_MODELO);
    return nomes.length > 0 ? copy.falta.variavel(nomes) : undefined;
  };
  const erros = {
    nome: nome.trim().length < 3 ? copy.falta.nome : undefined,
    assunto: judge(assunto, 3, copy.falta.assunto),
    corpo: judge(corpo, 10, copy.falta.corpo),
  };
  return Object.fromEntries(Object.entries(erros).filter(([, erro]) => erro !== undefined));
}
