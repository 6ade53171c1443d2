import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { comparativoPort } from '../comparativo/index.ts';
import { orcamentoPort } from '../orcamento/index.ts';
import { createVolume, type Volume } from '../volume/index.ts';
import { conversaRepository } from './conversa.repository.ts';
import { createEnvioDoCaso, type EnvioDoCaso } from './envio-do-caso.ts';
import { createWithLink, type WithLink } from './envio-link.ts';
import { envioRepository } from './envio.repository.ts';
import { createLinksPublicos, type LinksPublicos } from './link-publico.ts';

export interface RecursosDaPagina extends Pick<RecursosModulo, 'db' | 'agora' | 'tarefas' | 'correio'> {
  /** Of this installation: the links of clients are derived from it. */
  readonly chave: Buffer;
}

/** What a sending and the conversation about it share: the client's link, the sending behind it, and the limits on our e-mail. */
export interface PaginaDoCliente {
  readonly links: LinksPublicos;
  readonly volume: Volume;
  readonly withLink: WithLink;
  readonly doCaso: EnvioDoCaso;
}

/** All of it is kept in the database and under the key: two of these are one. */
export function createPaginaDoCliente({ db, agora, tarefas, correio, chave }: RecursosDaPagina): PaginaDoCliente {
  const links = createLinksPublicos(chave, correio);
  const volume = createVolume({ agora });
  const repositories = {
    orcamentos: orcamentoPort,
    comparativos: comparativoPort,
    envios: envioRepository,
    conversas: conversaRepository,
  };
  return {
    links,
    volume,
    withLink: createWithLink({ ...repositories, db, agora }),
    doCaso: createEnvioDoCaso({ ...repositories, agora, tarefas, newId: uuidv7, links, volume }),
  };
}
