import { useSession } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { Page } from '@balcao/ui';
import { Tabs } from '@balcao/ui/overlays';
import { Aceites } from './aceites.component.tsx';
import { FormEncarregado } from './encarregado.component.tsx';
import { copy } from './politica.copy.ts';
import { abaDe, PARTES } from './politica.model.ts';
import { usePolitica } from './politica.resource.ts';
import { TextoDaPolitica } from './texto.component.tsx';

/** `/LGPD/politica?versao=&aba=`: the privacy policy, which anybody reads; administrators also see who accepted it. */
export function PoliticaPage() {
  const { versao, aba, open } = usePartes(PARTES);
  const leitura = usePolitica(versao);
  const isAdministrador = useSession()?.administrador === true;
  const texto = <TextoDaPolitica leitura={leitura} onVersao={(uma) => open(uma === null ? {} : { versao: uma })} />;
  return (
    <Page routeId="lgpdPolitica" titulo={copy.titulo} descricao={copy.descricao} busy={leitura.isPending} isNarrow={!isAdministrador}>
      {isAdministrador ? (
        <Tabs
          label={copy.abas}
          selected={abaDe(aba)}
          onSelect={(id) => open(id === 'texto' ? {} : { aba: id })}
          tabs={[
            { id: 'texto', label: copy.texto, content: texto },
            { id: 'aceites', label: copy.aceites, content: <Aceites /> },
            { id: 'encarregado', label: copy.encarregado, content: <FormEncarregado /> },
          ]}
        />
      ) : (
        texto
      )}
    </Page>
  );
}
