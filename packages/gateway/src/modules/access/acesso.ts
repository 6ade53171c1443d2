import type { LimitesDeTentativas } from '../../config-parts.ts';
import type { Db } from '../../plugins/db.ts';
import { deriveKey } from '../../plugins/keys.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { Prefixos } from '../../plugins/rede.ts';
import { type Aparelhos, createAparelhos } from './aparelhos.ts';
import { createEndSessoes, type EndSessoes } from './encerramento.ts';
import { segundoFatorRepository } from './segundo-fator.repository.ts';
import { createSegundoFator, type SegundoFator } from './segundo-fator.ts';
import { createTentativasRepository } from './tentativas.repository.ts';
import { createTentativas, type Tentativas } from './tentativas.ts';

export interface RecursosDeAcesso extends Pick<Recursos, 'tempoReal' | 'agora'> {
  readonly dbEntrada: Db;
  /** Closes whatever lives of a session. */
  readonly endSession: (guid: string, usuario: { readonly id: string; readonly nome: string }) => Promise<void>;
  readonly chave: Buffer;
  readonly config: { readonly tentativas: LimitesDeTentativas; readonly prefixos: Prefixos };
  readonly wait: (ms: number) => Promise<unknown>;
}

/** What the screens of an account and of support share with sign-in: the same counts, the same second factor, the same ends. */
export interface Acesso {
  readonly tentativas: Tentativas;
  readonly aparelhos: Aparelhos;
  readonly segundoFator: SegundoFator;
  readonly endSessoes: EndSessoes;
}

/** All of it is kept in the database and under the key: two of these are one. */
export function createAcesso({ dbEntrada, tempoReal, agora, endSession, chave, config, wait }: RecursosDeAcesso): Acesso {
  return {
    tentativas: createTentativas({
      repository: createTentativasRepository(dbEntrada),
      chave: deriveKey(chave, 'tentativas'),
      agora,
      wait,
      limites: config.tentativas,
      prefixos: config.prefixos,
    }),
    aparelhos: createAparelhos({ chave: deriveKey(chave, 'aparelhos'), agora }),
    segundoFator: createSegundoFator({ repository: segundoFatorRepository, chave, agora }),
    endSessoes: createEndSessoes({ tempoReal, agora, endSession }),
  };
}
