import { Recusa } from '../../plugins/errors.ts';

export const webinarEncerrado = (): Recusa =>
  new Recusa(409, 'webinar-encerrado', 'Este webinar já terminou. Assista à gravação quando ela estiver disponível.');
