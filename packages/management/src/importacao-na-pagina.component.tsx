import { NOVO, usePartes } from '@balcao/shared/records';
import { Page, type PageProps, Text } from '@balcao/ui';
import { ImportacaoDeCadastro } from '@balcao/ui/records';
import type { ComponentProps } from 'react';

interface ImportacaoNaPaginaProps extends Required<Pick<PageProps, 'routeId' | 'titulo' | 'voltar'>> {
  /** Of the record that comes in (keep them stable). */
  atos: ComponentProps<typeof ImportacaoDeCadastro>['atos'];
  /** What a file holds and how to write one. */
  texto: string;
  /** Reads the list again once a file has come in. */
  onImportado: () => void;
}

/** `?importacao=`: a file of records in the place of their list. */
export function ImportacaoNaPagina({ atos, texto, onImportado, ...pagina }: ImportacaoNaPaginaProps) {
  const { importacao, open } = usePartes(['importacao']);
  return (
    <Page {...pagina}>
      <ImportacaoDeCadastro
        atos={atos}
        instrucoes={<Text>{texto}</Text>}
        importacaoId={importacao === NOVO ? null : importacao}
        onImportacao={(id) => open({ importacao: id ?? NOVO })}
        onClose={(isChanged) => {
          if (isChanged) onImportado();
          open({});
        }}
      />
    </Page>
  );
}
