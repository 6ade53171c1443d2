import type { ErroCampo } from '@balcao/contracts';
import { erroCampo, normalizeCodigoIndicacao } from '@balcao/domain';
import type { Db } from '../../plugins/db.ts';
import { deriveKey } from '../../plugins/keys.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { createAparelhos } from '../access/index.ts';
import { frasesDoCodigo } from './indicacao.copy.ts';
import { indicacaoRepository as indicacoes } from './indicacao.repository.ts';

/** A code that was typed at the sign-up, and who typed it. */
export interface CodigoDigitado {
  readonly codigo: string;
  readonly cnpj: string;
  /** Cookie of the browser it was typed in. */
  readonly aparelho: string | undefined;
}

/**
 * What is wrong with a code that was typed, at `indicacao`; nothing when it is good. Only what a stranger may know is judged here, the CNPJ
 * and their own browser: whether an e-mail or a telephone is of somebody's account is never told. The referral itself is judged by all.
 */
export type JudgeCodigo = (digitado: CodigoDigitado) => Promise<ErroCampo[]>;

export function createJudgeCodigo({ db, agora, chave }: { db: Pick<Db, 'global'>; chave: Buffer } & Pick<Recursos, 'agora'>): JudgeCodigo {
  const aparelhos = createAparelhos({ chave: deriveKey(chave, 'aparelhos'), agora });
  return async ({ codigo: texto, cnpj, aparelho }) => {
    const codigo = normalizeCodigoIndicacao(texto);
    if (!codigo) return [erroCampo('indicacao', 'desconhecido', frasesDoCodigo.DESCONHECIDO)];
    const veredito = await db.global(async (tx) => {
      const vale = await indicacoes.judgeCodigo(tx, codigo, cnpj.replace(/\W/g, '').toUpperCase().slice(0, 8));
      const indicador = vale === 'VALE' ? await indicacoes.findIndicador(tx, codigo) : null;
      return indicador && aparelhos.find(aparelho, indicador) !== null ? 'PROPRIO' : vale;
    });
    if (veredito === 'VALE') return [];
    return [erroCampo('indicacao', veredito === 'DESCONHECIDO' ? 'desconhecido' : 'invalido', frasesDoCodigo[veredito])];
  };
}
