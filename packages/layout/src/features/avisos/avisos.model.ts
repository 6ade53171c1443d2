import type { layoutEvents } from '@balcao/contracts';
import type { ToastMessage } from '@balcao/ui';
import type * as z from 'zod/mini';

type Aviso = z.output<(typeof layoutEvents)['avisoEmitido']['payload']>;

const toneOf = { sucesso: 'sucesso', erro: 'perigo', info: 'info', atencao: 'atencao' } as const;

/** A notice of the bus as a toast of the house. */
export const toastOf = ({ tipo, titulo, descricao }: Aviso): ToastMessage => ({ tone: toneOf[tipo], titulo, texto: descricao });
