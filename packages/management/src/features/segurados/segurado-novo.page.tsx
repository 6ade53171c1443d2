import { navigateTo } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { Page } from '@balcao/ui';
import { LeituraRegistro } from '@balcao/ui/records';
import { FormSegurado } from './form-segurado.component.tsx';
import { copy } from './segurados.copy.ts';
import { PARTES } from './segurados.model.ts';
import { segurados } from './segurados.resource.ts';

const PAINEL = '/segurados/painel';
const voltar = { href: PAINEL, texto: copy.titulo };
const openVisao = ({ id }: { id: string }) => navigateTo(`${PAINEL}?id=${id}`);

/** `/segurados/novo?id=`: a new client, or one to change. */
export function SeguradoNovoPage() {
  const { id } = usePartes(PARTES);
  if (id) return <Edicao key={id} id={id} />;
  return (
    <Page routeId="seguradosNovo" titulo={copy.tituloNovo} voltar={voltar}>
      <FormSegurado gravada={null} onSalvo={openVisao} onVoltar={() => navigateTo(PAINEL)} />
    </Page>
  );
}

function Edicao({ id }: { id: string }) {
  const segurado = segurados.useRegistro(id);
  return (
    <Page
      routeId="seguradosNovo"
      titulo={segurado.data?.nome ?? copy.tituloEdicao}
      voltar={{ href: `${PAINEL}?id=${id}`, texto: copy.verSegurado }}
      busy={segurado.isPending}
    >
      <LeituraRegistro leitura={segurado} altura={640}>
        {(ficha) => <FormSegurado gravada={ficha} onSalvo={openVisao} onVoltar={() => openVisao({ id })} />}
      </LeituraRegistro>
    </Page>
  );
}
