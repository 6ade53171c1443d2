import { normalizeCodigoIndicacao } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { deriveKey } from '../../plugins/keys.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { createAparelhos } from '../access/index.ts';
import { indicacaoRepository as indicacoes } from './indicacao.repository.ts';

/** Name of the job that writes the referral of a sign-up, in the name of the subscription that referred. */
export const TAREFA_REGISTRAR = 'indicacao.registrar';
const TENTATIVAS = 12;

/** A sign-up in its own transaction: the code it came with, and the cookie of the browser it was made in. */
export interface CadastroComCodigo {
  readonly codigo: string;
  readonly indicadaId: string;
  readonly aparelho: string | undefined;
}

/** Asks for the referral in the transaction of the sign-up. A code that is nobody's is nothing: it keeps nobody from signing up. */
export type RegisterCadastro = (tx: Tx, cadastro: CadastroComCodigo) => Promise<void>;

export function createRegisterCadastro({
  tarefas,
  agora,
  chave,
}: Pick<Recursos, 'tarefas' | 'agora'> & { readonly chave: Buffer }): RegisterCadastro {
  const aparelhos = createAparelhos({ chave: deriveKey(chave, 'aparelhos'), agora });
  return async (tx, { codigo: texto, indicadaId, aparelho }) => {
    const codigo = normalizeCodigoIndicacao(texto);
    const indicador = codigo && (await indicacoes.findIndicador(tx, codigo));
    if (!indicador) return;
    const { assinaturaId, usuarioId } = indicador;
    const isMesmoAparelho = aparelhos.find(aparelho, indicador) !== null;
    const pedido = { assinaturaId, usuarioId, indicadaId, isMesmoAparelho };
    await tarefas.enqueue(tx, TAREFA_REGISTRAR, pedido, { chave: `${TAREFA_REGISTRAR}:${indicadaId}`, maxTentativas: TENTATIVAS });
  };
}
