import { type AlvoDaConciliacao, type AlvoPedido, ConsultaMovimentos, type SugestoesDoMovimento } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** What the address opens of the screen. */
export const PARTES = ['conta', 'aba', 'abrir', 'leitura'] as const;

/** The list of one account; which account is the page's, not the list's. */
export const enderecoDa = (contaId: string) =>
  listaNoEndereco({
    schema: ConsultaMovimentos,
    filtros: ['q', 'status', 'sentido', 'de', 'ate', 'contaId'],
    ordem: '-dia',
    padrao: { contaId },
  });

/** A part of a movement as it is typed; amounts have no sign, the movement's is theirs. */
export interface Parte {
  readonly chave: string;
  readonly tipo: AlvoPedido['tipo'];
  /** The entry or the receipt that is there, of `LANCAMENTO` and `RECEBIMENTO`; the other account, of `TRANSFERENCIA`; the category, of `NOVO`. */
  readonly alvoId: string | null;
  readonly descricao: string;
  readonly valorCentavos: number | null;
}

/** What an entry or a receipt is worth to a movement, of what the movement still lacks. */
export const partOf = ({ tipo, id, nome, valorCentavos }: AlvoDaConciliacao, faltaCentavos: number): Parte => ({
  chave: id,
  tipo,
  alvoId: id,
  descricao: nome,
  valorCentavos: Math.min(Math.abs(valorCentavos), Math.max(0, faltaCentavos)) || Math.abs(valorCentavos),
});

/** What parts of a movement leave to be explained, without sign. */
export const faltaOf = (totalCentavos: number, partes: readonly Parte[]): number =>
  partes.reduce((resto, { valorCentavos }) => resto - (valorCentavos ?? 0), Math.abs(totalCentavos));

/** Whether parts are whole and come to the movement. */
export const isCompleta = (totalCentavos: number, partes: readonly Parte[]): boolean =>
  partes.length > 0 &&
  faltaOf(totalCentavos, partes) === 0 &&
  partes.every(({ alvoId, descricao, valorCentavos }) => alvoId !== null && descricao.trim() !== '' && !!valorCentavos);

/** Parts as they are sent. */
export function alvosOf(totalCentavos: number, partes: readonly Parte[]): AlvoPedido[] {
  const sinal = Math.sign(totalCentavos);
  return partes.flatMap(({ tipo, alvoId, descricao, valorCentavos }): AlvoPedido[] => {
    if (alvoId === null) return [];
    const valor = sinal * (valorCentavos ?? 0);
    if (tipo === 'LANCAMENTO' || tipo === 'RECEBIMENTO') return [{ tipo, id: alvoId, valorCentavos: valor }];
    if (tipo === 'NOVO') return [{ tipo, descricao: descricao.trim(), categoriaId: alvoId, valorCentavos: valor }];
    return [{ tipo, contaId: alvoId, descricao: descricao.trim(), valorCentavos: valor }];
  });
}

/** What accepting the best suggestion of a movement sends: each movement takes of what is there what it is worth. */
export function itensDaSugestao({ movimentos, alvos }: SugestoesDoMovimento['sugestoes'][number]) {
  const [alvo] = alvos;
  if (movimentos.length > 1 && alvo)
    return movimentos.map(({ id, valorCentavos }) => ({
      transacaoId: id,
      alvos: [{ tipo: alvo.tipo, id: alvo.id, valorCentavos }],
    }));
  return movimentos.map(({ id }) => ({
    transacaoId: id,
    alvos: alvos.map(({ tipo, id: alvoId, valorCentavos }) => ({ tipo, id: alvoId, valorCentavos })),
  }));
}
