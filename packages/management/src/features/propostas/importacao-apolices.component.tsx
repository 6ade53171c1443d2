import { importacoesDe, NOVO, usePartes } from '@balcao/shared/records';
import { Page, Text } from '@balcao/ui';
import { ImportacaoDeCadastro } from '@balcao/ui/records';
import { copy } from './propostas.copy.ts';
import { refreshVendas } from './propostas.resource.ts';

const voltar = { href: '/centralVendas/propostas', texto: copy.titulo };
const atos = importacoesDe('APOLICE');

/** `?importacao=`: a portfolio by a file, in the place of the list. */
export function ImportacaoDeApolices() {
  const { importacao, open } = usePartes(['importacao']);
  return (
    <Page routeId="propostas" titulo={copy.importacao.titulo} voltar={voltar}>
      <ImportacaoDeCadastro
        atos={atos}
        instrucoes={<Text>{copy.importacao.texto}</Text>}
        importacaoId={importacao === NOVO ? null : importacao}
        onImportacao={(id) => open({ importacao: id ?? NOVO })}
        onClose={(isChanged) => {
          if (isChanged) void refreshVendas();
          open({});
        }}
      />
    </Page>
  );
}
