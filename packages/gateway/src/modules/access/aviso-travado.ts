import { formatHora } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { type CreateAvisoAdministradores, fatos } from '../notificacao/index.ts';

interface Travado {
  readonly nome: string;
  readonly tentativas: number;
  readonly ate: Date;
}

/** Tells the administrators of a subscription that too many wrong passwords of somebody's were tried. */
export type TellTravado = (tx: Tx, contexto: Contexto, travado: Travado) => Promise<void>;

export const createTellTravado =
  (createAviso: CreateAvisoAdministradores): TellTravado =>
  (tx, contexto, { nome, tentativas, ate }) =>
    createAviso(tx, contexto, {
      avisoId: uuidv7(),
      ...fatos.acessoTravado(),
      titulo: 'Um acesso foi travado por tentativas',
      descricao: `${nome}: ${tentativas} senhas erradas. Quem tentou só pode tentar de novo às ${formatHora(ate.toISOString())}.`,
    });
