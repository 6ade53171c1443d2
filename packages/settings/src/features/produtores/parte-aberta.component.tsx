import { NOVO, usePartes } from '@balcao/shared/records';
import { Page, Text } from '@balcao/ui';
import { ImportacaoDeCadastro } from '../../importacao.component.tsx';
import { FichaDoProdutor, NovoProdutor, voltar } from './ficha-produtor.component.tsx';
import { copy } from './produtores.copy.ts';
import { PARTES } from './produtores.model.ts';
import { produtores } from './produtores.resource.ts';

/** What the address opens in the place of the list: a producer, a new one, or a file of them. */
export function ParteAberta() {
  const { produtor, importacao, open } = usePartes(PARTES);
  if (produtor === NOVO) return <NovoProdutor onVoltar={() => open({})} />;
  if (produtor) return <FichaDoProdutor key={produtor} id={produtor} onVoltar={() => open({})} />;
  return (
    <Page routeId="produtores" titulo={copy.importacao} voltar={voltar}>
      <ImportacaoDeCadastro
        cadastro="PRODUTOR"
        instrucoes={<Text>{copy.importacaoTexto}</Text>}
        importacaoId={importacao === NOVO ? null : importacao}
        onImportacao={(id) => open({ importacao: id ?? NOVO })}
        onClose={(isChanged) => {
          if (isChanged) void produtores.refresh();
          open({});
        }}
      />
    </Page>
  );
}
