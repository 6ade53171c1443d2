import type { ContratoVisto, RepasseDoContrato } from '@balcao/contracts';
import { apportion } from '@balcao/domain';
import { copy } from './contrato.copy.ts';

/** What the address opens. */
export const PARTES = ['id', 'aba'] as const;

/** A producer's part of the commission expected of a contract, centavos. */
export interface ParteDoProdutor {
  readonly id: string;
  readonly nome: string;
  readonly pctBps: number;
  readonly centavos: number;
  /** By what they are paid of it; null where they have no rule. */
  readonly repasse: RepasseDoContrato | null;
}

const sum = (valores: readonly number[]): number => valores.reduce((total, valor) => total + valor, 0);

/** What is due and what was paid of a contract; what was cancelled is neither. */
export function totaisDasParcelas({ parcelas }: Pick<ContratoVisto, 'parcelas'>) {
  const devidas = parcelas.filter(({ status }) => status !== 'CANCELADA');
  return {
    totalCentavos: sum(devidas.map(({ valorCentavos }) => valorCentavos)),
    pagoCentavos: sum(devidas.map(({ pagoCentavos }) => pagoCentavos ?? 0)),
  };
}

/** What is expected and what was received of the commissions of a contract; what was cancelled is neither. */
export function totaisDasComissoes({ comissoes }: Pick<ContratoVisto, 'comissoes'>) {
  const vivas = comissoes.filter(({ status }) => status !== 'CANCELADA');
  return {
    previstaCentavos: sum(vivas.map(({ previstaCentavos }) => previstaCentavos)),
    recebidaCentavos: sum(vivas.map(({ recebidaCentavos }) => recebidaCentavos)),
  };
}

/** How the expected commission is shared among the producers: the parts sum to the whole. */
export function splitProdutores({
  produtores,
  comissoes,
  repasses,
}: Pick<ContratoVisto, 'produtores' | 'comissoes' | 'repasses'>): ParteDoProdutor[] {
  if (produtores.length === 0) return [];
  const { previstaCentavos } = totaisDasComissoes({ comissoes });
  const partes = apportion(
    previstaCentavos,
    produtores.map(({ pctBps }) => pctBps),
  );
  return produtores.map((produtor, index) => ({
    ...produtor,
    centavos: partes[index] ?? 0,
    repasse: repasses.find(({ produtorId }) => produtorId === produtor.id) ?? null,
  }));
}

/** What a sale is called: by its policy, or by its proposal while there is none. */
export function tituloDe(contrato: Pick<ContratoVisto, 'apolice' | 'proposta'> | undefined): string {
  if (contrato?.apolice) return copy.apolice(contrato.apolice.numero);
  return contrato?.proposta ? copy.proposta(contrato.proposta.numero) : copy.titulo;
}
