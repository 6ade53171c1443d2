import type { EstadoPermissao } from '@balcao/contracts';
import { StatusTag } from '@balcao/ui';
import { copy } from './permissoes.copy.ts';

const tons = { CONCEDIDA: 'sucesso', REVOGADA: 'perigo', SEM_REGISTRO: 'neutro' } as const;

/** What a client said last of a purpose, in its colour and word. */
export const TagEstado = ({ estado }: { estado: EstadoPermissao }) => <StatusTag tone={tons[estado]}>{copy.estados[estado]}</StatusTag>;
