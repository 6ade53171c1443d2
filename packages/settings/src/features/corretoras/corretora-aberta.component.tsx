import { NOVO, usePartes } from '@balcao/shared/records';
import { Card, Page } from '@balcao/ui';
import { AbasRegistro, AcoesRegistro, HistoriaRegistro, LeituraRegistro, UsosLidos } from '@balcao/ui/records';
import { ImportacaoNaPagina } from '../../importacao-na-pagina.component.tsx';
import { copy, palavras } from './corretoras.copy.ts';
import { PARTES } from './corretoras.model.ts';
import { corretoras } from './corretoras.resource.ts';
import { FormCorretora } from './form-corretora.component.tsx';

const voltar = { href: '/configuracao/corretoras', texto: copy.titulo };

/** What the address opens in the place of the list: a brokerage, a new one, or a file of them. */
export function CorretoraAberta() {
  const { corretora, importacao, open } = usePartes(PARTES);
  const onVoltar = () => open({});
  if (corretora && corretora !== NOVO) return <FichaDaCorretora key={corretora} id={corretora} onVoltar={onVoltar} />;
  if (importacao)
    return (
      <ImportacaoNaPagina
        routeId="corretoras"
        titulo={palavras.importacao}
        voltar={voltar}
        cadastro="CORRETORA"
        texto={copy.importacaoTexto}
        onImportado={() => void corretoras.refresh()}
      />
    );
  return (
    <Page routeId="corretoras" titulo={palavras.novo} voltar={voltar}>
      <FormCorretora gravada={null} onSalvo={onVoltar} onVoltar={onVoltar} />
    </Page>
  );
}

/** A brokerage: what is known of it, what uses it, what changed. */
function FichaDaCorretora({ id, onVoltar }: { id: string; onVoltar: () => void }) {
  const corretora = corretoras.useRegistro(id);
  const { data } = corretora;
  return (
    <Page
      routeId="corretoras"
      titulo={data?.fantasia ?? copy.titulo}
      voltar={voltar}
      busy={corretora.isPending}
      actions={
        // the standard one is neither turned off nor excluded: another takes its place first
        data &&
        !data.principal && (
          <AcoesRegistro
            registro={{ id, nome: data.fantasia, ativo: data.ativo }}
            palavras={palavras}
            atos={corretoras}
            onExcluido={onVoltar}
          />
        )
      }
    >
      <LeituraRegistro leitura={corretora} altura={640}>
        {(ficha) => (
          <AbasRegistro palavras={palavras} usos={<Usos id={id} />} historia={<Historia id={id} />}>
            {/* what was saved elsewhere on the screen is another form over it */}
            <FormCorretora key={String(ficha.ativo)} gravada={ficha} onSalvo={onVoltar} onVoltar={onVoltar} />
          </AbasRegistro>
        )}
      </LeituraRegistro>
    </Page>
  );
}

const Usos = ({ id }: { id: string }) => (
  <Card>
    <UsosLidos leitura={corretoras.useUsos(id)} />
  </Card>
);

const Historia = ({ id }: { id: string }) => (
  <Card>
    <HistoriaRegistro leitura={corretoras.useHistoria(id)} />
  </Card>
);
