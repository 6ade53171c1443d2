import { importacoesDe, NOVO, usePartes } from '@balcao/shared/records';
import { Page, Text } from '@balcao/ui';
import { ImportacaoDeCadastro } from '@balcao/ui/records';
import { copy } from './segurados.copy.ts';
import { segurados } from './segurados.resource.ts';

const voltar = { href: '/segurados/painel', texto: copy.titulo };
const atos = importacoesDe('SEGURADO');

/** `?importacao=`: clients by a file, in the place of their list. */
export function ImportacaoAberta() {
  const { importacao, open } = usePartes(['importacao']);
  return (
    <Page routeId="seguradosPainel" titulo={copy.importacao.titulo} voltar={voltar}>
      <ImportacaoDeCadastro
        atos={atos}
        instrucoes={<Text>{copy.importacao.texto}</Text>}
        importacaoId={importacao === NOVO ? null : importacao}
        onImportacao={(id) => open({ importacao: id ?? NOVO })}
        onClose={(isChanged) => {
          if (isChanged) void segurados.refresh();
          open({});
        }}
      />
    </Page>
  );
}
