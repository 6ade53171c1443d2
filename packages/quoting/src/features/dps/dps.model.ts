import { type DeclaracaoSaude, type ErroCampo, PerguntaDps, type RespostaDps } from '@balcao/contracts';

/** A declaration being filled in: a question not answered yet is null. */
export interface Preenchimento {
  readonly consentimento: boolean;
  readonly titular: string;
  readonly respostas: Readonly<Record<PerguntaDps, { readonly resposta: boolean | null; readonly detalhe: string }>>;
}

/** What the dialog opens with: what was told before, or nothing but the name. Consent is given anew each time. */
export function preenchimentoDe(declaracao: DeclaracaoSaude | null, segurado: string): Preenchimento {
  const told = new Map(declaracao?.respostas.map((uma) => [uma.pergunta, uma]));
  const respostas = PerguntaDps.options.map((pergunta) => {
    const uma = told.get(pergunta);
    return [pergunta, { resposta: uma?.resposta ?? null, detalhe: uma?.detalhe ?? '' }];
  });
  return {
    consentimento: false,
    titular: declaracao?.titular ?? segurado,
    respostas: Object.fromEntries(respostas) as Preenchimento['respostas'],
  };
}

/** The declaration as it is sent: what was not answered is left out, and only a yes is explained. */
export const declaracaoDe = ({ titular, respostas }: Preenchimento): DeclaracaoSaude => ({
  titular: titular.trim(),
  respostas: PerguntaDps.options.flatMap((pergunta): RespostaDps[] => {
    const { resposta, detalhe } = respostas[pergunta];
    if (resposta === null) return [];
    return [resposta && detalhe.trim() ? { pergunta, resposta, detalhe: detalhe.trim() } : { pergunta, resposta }];
  }),
});

/** Sentences by field, the first of each. */
export const mensagensPor = (errors: readonly ErroCampo[]): Readonly<Record<string, string>> =>
  Object.fromEntries(errors.toReversed().map(({ campo, mensagem }) => [campo, mensagem]));
