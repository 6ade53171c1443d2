import { NOVO, usePartes } from '@balcao/shared/records';
import { Card, Page } from '@balcao/ui';
import { AbasRegistro, AcoesRegistro, HistoriaRegistro, LeituraRegistro, UsosLidos } from '@balcao/ui/records';
import { ImportacaoNaPagina } from '../../importacao-na-pagina.component.tsx';
import { copy, palavras } from './seguradoras.copy.ts';
import { PARTES } from './seguradoras.model.ts';
import { seguradoras } from './seguradoras.resource.ts';
import { FormSeguradora } from './form-seguradora.component.tsx';

const voltar = { href: '/configuracao/seguradoras', texto: copy.titulo };

/** What the address opens in the place of the list: an insurer, a new one, or a file of them. */
export function SeguradoraAberta() {
  const { seguradora, importacao, open } = usePartes(PARTES);
  const onVoltar = () => open({});
  if (seguradora && seguradora !== NOVO) return <FichaDaSeguradora key={seguradora} id={seguradora} onVoltar={onVoltar} />;
  if (importacao)
    return (
      <ImportacaoNaPagina
        routeId="seguradoras"
        titulo={palavras.importacao}
        voltar={voltar}
        cadastro="SEGURADORA"
        texto={copy.importacaoTexto}
        onImportado={() => void seguradoras.refresh()}
      />
    );
  return (
    <Page routeId="seguradoras" titulo={palavras.novo} voltar={voltar}>
      <FormSeguradora gravada={null} onSalvo={onVoltar} onVoltar={onVoltar} />
    </Page>
  );
}

/** An insurer of a brokerage: what was agreed, what uses it, what changed. */
function FichaDaSeguradora({ id, onVoltar }: { id: string; onVoltar: () => void }) {
  const seguradora = seguradoras.useRegistro(id);
  const { data } = seguradora;
  return (
    <Page
      routeId="seguradoras"
      titulo={data?.nome ?? copy.titulo}
      voltar={voltar}
      busy={seguradora.isPending}
      actions={data && <AcoesRegistro registro={data} palavras={palavras} atos={seguradoras} onExcluido={onVoltar} />}
    >
      <LeituraRegistro leitura={seguradora} altura={640}>
        {(ficha) => (
          <AbasRegistro palavras={palavras} usos={<Usos id={id} />} historia={<Historia id={id} />}>
            {/* what was saved elsewhere on the screen is another form over it */}
            <FormSeguradora key={String(ficha.ativo)} gravada={ficha} onSalvo={onVoltar} onVoltar={onVoltar} />
          </AbasRegistro>
        )}
      </LeituraRegistro>
    </Page>
  );
}

const Usos = ({ id }: { id: string }) => (
  <Card>
    <UsosLidos leitura={seguradoras.useUsos(id)} />
  </Card>
);

const Historia = ({ id }: { id: string }) => (
  <Card>
    <HistoriaRegistro leitura={seguradoras.useHistoria(id)} />
  </Card>
);
