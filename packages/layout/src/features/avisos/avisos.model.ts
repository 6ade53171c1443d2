import type { layoutEvents } from '@balcao/contracts';
import type { ToastMessage } from '@balcao/ui';

type Aviso = (typeof layoutEvents)['avisoEmitido']['payload']['_zod']['output'];

const toneOf = { sucesso: 'sucesso', erro: 'perigo', info: 'info', atencao: 'atencao' } as const;

/** A notice of the bus as a toast of the house. */
export const toastOf = ({ tipo, titulo, descricao }: Aviso): ToastMessage => ({ tone: toneOf[tipo], titulo, texto: descricao });
