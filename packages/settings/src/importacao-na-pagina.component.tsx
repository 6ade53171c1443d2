import type { CadastroImportavel } from '@balcao/contracts';
import { importacoesDe, NOVO, usePartes } from '@balcao/shared/records';
import { Page, type PageProps, Text } from '@balcao/ui';
import { ImportacaoDeCadastro } from '@balcao/ui/records';
import { useMemo } from 'react';

export interface ImportacaoNaPaginaProps extends Required<Pick<PageProps, 'routeId' | 'titulo' | 'voltar'>> {
  cadastro: CadastroImportavel;
  /** What a file holds and how to write one. */
  texto: string;
  /** Reads the list again once a file has come in. */
  onImportado: () => void;
}

/** `?importacao=`: a file of records in the place of their list. */
export function ImportacaoNaPagina({ cadastro, texto, onImportado, ...pagina }: ImportacaoNaPaginaProps) {
  const { importacao, open } = usePartes(['importacao']);
  const atos = useMemo(() => importacoesDe(cadastro), [cadastro]);
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
