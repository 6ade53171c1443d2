import { conversaRepository } from './conversa.repository.ts';
import { envioRepository } from './envio.repository.ts';

export type { EnvioDoCaso } from './envio-do-caso.ts';
export type { EnvioAberto, WithLink } from './envio-link.ts';
export { envioCopy } from './envio.copy.ts';
export { duvidasDemais, envioEncerrado, escolhaFechada, linkIndisponivel, precosValem } from './envio.errors.ts';
export { contatosOf, expiraEmDias, isAberta, isVencidaPara, nomeDoCliente, situacaoOf } from './envio.model.ts';
export type { EnvioRow } from './envio.repository.ts';
export { createLinksPublicos, digestOfDado, type LinksPublicos } from './link-publico.ts';
export { createPaginaDoCliente, type RecursosDaPagina } from './pagina-do-cliente.ts';

/** What was said by a client's link, both ways. */
export type ConversaPort = Pick<typeof conversaRepository, 'countDuvidas' | 'findEsperaDesde' | 'insert' | 'listEsperando' | 'read'>;
export const conversaPort: ConversaPort = conversaRepository;

/** Whether the client of a sending chose already. */
export type EnvioPort = Pick<typeof envioRepository, 'findAceite'>;
export const envioPort: EnvioPort = envioRepository;
