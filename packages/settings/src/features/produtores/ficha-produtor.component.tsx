import type { FichaProdutor } from '@balcao/contracts';
import { Button, Card, Cluster, Page, StatusTag } from '@balcao/ui';
import { Tabs } from '@balcao/ui/overlays';
import { useState } from 'react';
import { HistoriaRegistro } from '../../historia-registro.component.tsx';
import { LeituraRegistro } from '../../leitura-registro.component.tsx';
import { UsosRegistro } from '../../usos-registro.component.tsx';
import { Exclusao } from './exclusao.component.tsx';
import { FormProdutor } from './form-produtor.component.tsx';
import { copy } from './produtores.copy.ts';
import { useHistoria, useProdutor, useUsos } from './produtores.resource.ts';
import { useSituacaoNaTela } from './use-situacao-na-tela.ts';

export const voltar = { href: '/configuracao/produtores', texto: copy.voltar };

/** A new producer. */
export const NovoProdutor = ({ onVoltar }: { onVoltar: () => void }) => (
  <Page routeId="produtores" titulo={copy.novo} voltar={voltar}>
    <FormProdutor gravada={null} onSalvo={onVoltar} onVoltar={onVoltar} />
  </Page>
);

/** A producer: what is known of them, what uses them, what changed. */
export function FichaDoProdutor({ id, onVoltar }: { id: string; onVoltar: () => void }) {
  const produtor = useProdutor(id);
  return (
    <Page
      routeId="produtores"
      titulo={produtor.data?.nome ?? copy.titulo}
      voltar={voltar}
      busy={produtor.isPending}
      actions={produtor.data && <Acoes produtor={produtor.data} onVoltar={onVoltar} />}
    >
      <LeituraRegistro leitura={produtor} altura={640}>
        {(ficha) => (
          <Tabs
            label={copy.abas}
            tabs={[
              // what was saved elsewhere on the screen is another form over it
              {
                id: 'dados',
                label: copy.dados,
                content: <FormProdutor key={String(ficha.ativo)} gravada={ficha} onSalvo={onVoltar} onVoltar={onVoltar} />,
              },
              { id: 'usos', label: copy.usos, content: <Usos id={id} /> },
              { id: 'historia', label: copy.historia, content: <Historia id={id} /> },
            ]}
          />
        )}
      </LeituraRegistro>
    </Page>
  );
}

function Acoes({ produtor, onVoltar }: { produtor: FichaProdutor; onVoltar: () => void }) {
  const { id, ativo } = produtor;
  const [isLeaving, setIsLeaving] = useState(false);
  const situacao = useSituacaoNaTela();
  const turn = () => void situacao.set([id], !ativo);
  return (
    <Cluster gap={2}>
      {!ativo && <StatusTag tone="neutro">{copy.inativo}</StatusTag>}
      <Button isBusy={situacao.isBusy} onClick={turn}>
        {ativo ? copy.desativar : copy.ativar}
      </Button>
      <Button variant="danger" onClick={() => setIsLeaving(true)}>
        {copy.excluir}
      </Button>
      {isLeaving && <Exclusao produtor={produtor} onClose={() => setIsLeaving(false)} onExcluido={onVoltar} onDesativar={turn} />}
    </Cluster>
  );
}

const Usos = ({ id }: { id: string }) => (
  <Card>
    <LeituraRegistro leitura={useUsos(id)}>{(usos) => <UsosRegistro usos={usos} />}</LeituraRegistro>
  </Card>
);

const Historia = ({ id }: { id: string }) => (
  <Card>
    <LeituraRegistro leitura={useHistoria(id)}>{(mudancas) => <HistoriaRegistro mudancas={mudancas} />}</LeituraRegistro>
  </Card>
);
