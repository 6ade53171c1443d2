import { contratoCalls, contratoManualCalls, type FichaContratoManual, registryCalls, seguradoCalls, vendaCalls } from '@balcao/contracts';
import type { Linha } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { defineFormulario } from '@balcao/shared/records';
import { camposOf, dadosDe, digitadoDe, errosOf, parseDigitado } from './contrato-manual.model.ts';

export const useOpcoes = () => useCall(contratoManualCalls.getOpcoes, {});
export const useFicha = (contratoId: string) => useCall(contratoManualCalls.getFicha, { contratoId }, { staleTime: 0 });
/** What was agreed with each insurer of a line, or of a ramo of it. */
export const useCombinados = (linha: Linha, ramo: string) => useCall(registryCalls.listSeguradorasAtivas, { linha, ramo });

const LIDAS = [
  vendaCalls.listVendas,
  vendaCalls.getTotais,
  contratoCalls.getContrato,
  contratoCalls.listHistoria,
  contratoManualCalls.getFicha,
];

export const useFormContrato = defineFormulario<FichaContratoManual, ReturnType<typeof digitadoDe>>(
  {
    schema: contratoManualCalls.getFicha.output,
    nomeDe: (ficha) => `${contratoManualCalls.createContrato.path}:${ficha?.id ?? ''}`,
    async save(dados, base, idempotencyKey) {
      const saved = base
        ? await call(contratoManualCalls.updateContrato, {
            ...(dados as ReturnType<typeof dadosDe>),
            contratoId: base.id,
            versao: base.versao,
          })
        : await call(contratoManualCalls.createContrato, dados as ReturnType<typeof dadosDe>, { idempotencyKey });
      await Promise.all(LIDAS.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) })));
      return saved;
    },
  },
  { digitadoDe, dadosDe, camposOf, judge: errosOf, parseDigitado },
);

/** Who has a document already; null when nobody, or when nobody can say. */
export async function findConhecido(documento: string) {
  try {
    return await call(seguradoCalls.findConhecido, { documento });
  } catch {
    // only spares typing a name: the sale is of whoever has the document anyway
    return null;
  }
}

/** Policies found by number, client or plate: what a sale may renew. */
export async function searchApolices(q: string, signal: AbortSignal) {
  const { itens } = await call(vendaCalls.listVendas, { q, tipo: 'APOLICE' }, { signal });
  return itens.map(({ id, numero, segurado, bem }) => ({ value: id, label: numero, description: `${segurado.nome} · ${bem}` }));
}
