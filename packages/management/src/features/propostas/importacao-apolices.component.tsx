import { importacoesDe } from '@balcao/shared/records';
import { ImportacaoNaPagina } from '../../importacao-na-pagina.component.tsx';
import { copy } from './propostas.copy.ts';
import { refreshVendas } from './propostas.resource.ts';

const voltar = { href: '/centralVendas/propostas', texto: copy.titulo };
const atos = importacoesDe('APOLICE');

/** `?importacao=`: a portfolio by a file, in the place of the list. */
export const ImportacaoDeApolices = () => (
  <ImportacaoNaPagina
    routeId="propostas"
    titulo={copy.importacao.titulo}
    texto={copy.importacao.texto}
    {...{ atos, voltar }}
    onImportado={() => void refreshVendas()}
  />
);
