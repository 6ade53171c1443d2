import { importacoesDe } from '@balcao/shared/records';
import { ImportacaoNaPagina } from '../../importacao-na-pagina.component.tsx';
import { copy } from './segurados.copy.ts';
import { segurados } from './segurados.resource.ts';

const voltar = { href: '/segurados/painel', texto: copy.titulo };
const atos = importacoesDe('SEGURADO');

/** `?importacao=`: clients by a file, in the place of their list. */
export const ImportacaoAberta = () => (
  <ImportacaoNaPagina
    routeId="seguradosPainel"
    titulo={copy.importacao.titulo}
    texto={copy.importacao.texto}
    {...{ atos, voltar }}
    onImportado={() => void segurados.refresh()}
  />
);
