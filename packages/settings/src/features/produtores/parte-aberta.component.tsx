import { NOVO, usePartes } from '@balcao/shared/records';
import { ImportacaoNaPagina } from '../../importacao-na-pagina.component.tsx';
import { FichaDoProdutor, NovoProdutor, voltar } from './ficha-produtor.component.tsx';
import { copy, palavras } from './produtores.copy.ts';
import { produtores } from './produtores.resource.ts';

/** What the address opens in the place of the list: a producer, a new one, or a file of them. */
export function ParteAberta() {
  const { produtor, open } = usePartes(['produtor']);
  if (produtor === NOVO) return <NovoProdutor onVoltar={() => open({})} />;
  if (produtor) return <FichaDoProdutor key={produtor} id={produtor} onVoltar={() => open({})} />;
  return (
    <ImportacaoNaPagina
      routeId="produtores"
      titulo={palavras.importacao}
      voltar={voltar}
      cadastro="PRODUTOR"
      texto={copy.importacaoTexto}
      onImportado={() => void produtores.refresh()}
    />
  );
}
