import { Card, Page } from '@balcao/ui';
import { AbasRegistro, AcoesRegistro, HistoriaRegistro, LeituraRegistro, UsosLidos } from '@balcao/ui/records';
import { FormProdutor } from './form-produtor.component.tsx';
import { copy, palavras } from './produtores.copy.ts';
import { produtores } from './produtores.resource.ts';

export const voltar = { href: '/configuracao/produtores', texto: copy.titulo };

/** A new producer. */
export const NovoProdutor = ({ onVoltar }: { onVoltar: () => void }) => (
  <Page routeId="produtores" titulo={palavras.novo} voltar={voltar}>
    <FormProdutor gravada={null} onSalvo={onVoltar} onVoltar={onVoltar} />
  </Page>
);

/** A producer: what is known of them, what uses them, what changed. */
export function FichaDoProdutor({ id, onVoltar }: { id: string; onVoltar: () => void }) {
  const produtor = produtores.useRegistro(id);
  return (
    <Page
      routeId="produtores"
      titulo={produtor.data?.nome ?? copy.titulo}
      voltar={voltar}
      busy={produtor.isPending}
      actions={produtor.data && <AcoesRegistro registro={produtor.data} palavras={palavras} atos={produtores} onExcluido={onVoltar} />}
    >
      <LeituraRegistro leitura={produtor} altura={640}>
        {(ficha) => (
          <AbasRegistro palavras={palavras} usos={<Usos id={id} />} historia={<Historia id={id} />}>
            {/* what was saved elsewhere on the screen is another form over it */}
            <FormProdutor key={String(ficha.ativo)} gravada={ficha} onSalvo={onVoltar} onVoltar={onVoltar} />
          </AbasRegistro>
        )}
      </LeituraRegistro>
    </Page>
  );
}

const Usos = ({ id }: { id: string }) => (
  <Card>
    <UsosLidos leitura={produtores.useUsos(id)} />
  </Card>
);

const Historia = ({ id }: { id: string }) => (
  <Card>
    <HistoriaRegistro leitura={produtores.useHistoria(id)} />
  </Card>
);
