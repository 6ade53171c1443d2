import { ImportacaoNaPagina } from '../../importacao-na-pagina.component.tsx';
import { copy, palavras } from './usuarios.copy.ts';
import { LISTA } from './usuarios.model.ts';
import { usuarios } from './usuarios.resource.ts';

/** `?importacao=`: a file of invitations. */
export const ImportacaoUsuarios = () => (
  <ImportacaoNaPagina
    routeId="usuarios"
    titulo={palavras.importacao}
    voltar={{ href: LISTA, texto: copy.titulo }}
    cadastro="USUARIO"
    texto={copy.importacaoTexto}
    onImportado={() => void usuarios.refresh()}
  />
);
