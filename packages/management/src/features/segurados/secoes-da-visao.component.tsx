import type { VisaoSegurado } from '@balcao/contracts';
import { Card } from '@balcao/ui';
import { HistoriaRegistro } from '@balcao/ui/records';
import type { ReactNode } from 'react';
import { SecaoDocumentos } from '../../documentos/secao-documentos.component.tsx';
import { OpenInsurance } from '../../open-insurance/open-insurance.component.tsx';
import { copy as openInsurance } from '../../open-insurance/open-insurance.copy.ts';
import { CadastroDaVisao } from './cadastro-da-visao.component.tsx';
import { LinhaDoTempo, Mensagens } from './linha-do-tempo.component.tsx';
import { ApolicesDaVisao, OrcamentosDaVisao, ParcelasDaVisao, PropostasDaVisao, SinistrosDaVisao } from './partes-da-visao.component.tsx';
import { copy } from './segurados.copy.ts';
import { segurados } from './segurados.resource.ts';

/** One part of the whole view of a client. */
interface SecaoDaVisao {
  readonly id: string;
  readonly label: string;
  readonly count?: (visao: VisaoSegurado) => number;
  readonly content: (visao: VisaoSegurado) => ReactNode;
}

/** Parts of the whole view, in their order: another one is one entry more. */
export const secoesDaVisao: readonly SecaoDaVisao[] = [
  { id: 'resumo', label: copy.aba.resumo, content: (visao) => <CadastroDaVisao visao={visao} /> },
  {
    id: 'apolices',
    label: copy.aba.apolices,
    count: ({ apolices }) => apolices.total,
    content: ({ apolices }) => <ApolicesDaVisao parte={apolices} />,
  },
  {
    id: 'orcamentos',
    label: copy.aba.orcamentos,
    count: ({ orcamentos }) => orcamentos.total,
    content: ({ orcamentos }) => <OrcamentosDaVisao parte={orcamentos} />,
  },
  {
    id: 'propostas',
    label: copy.aba.propostas,
    count: ({ propostas }) => propostas.total,
    content: ({ propostas }) => <PropostasDaVisao parte={propostas} />,
  },
  {
    id: 'parcelas',
    label: copy.aba.parcelas,
    count: ({ parcelas }) => parcelas.total,
    content: ({ parcelas }) => <ParcelasDaVisao parte={parcelas} />,
  },
  {
    id: 'sinistros',
    label: copy.aba.sinistros,
    count: ({ sinistros }) => sinistros.total,
    content: ({ sinistros }) => <SinistrosDaVisao parte={sinistros} />,
  },
  {
    id: 'mensagens',
    label: copy.aba.mensagens,
    count: ({ mensagens }) => mensagens.total,
    content: ({ mensagens }) => <Mensagens parte={mensagens} />,
  },
  { id: 'linhaDoTempo', label: copy.aba.linhaDoTempo, content: ({ linhaDoTempo }) => <LinhaDoTempo parte={linhaDoTempo} /> },
  {
    id: 'documentos',
    label: copy.aba.documentos,
    content: ({ ficha }) => <SecaoDocumentos vinculo={{ alvo: 'SEGURADO', alvoId: ficha.id }} />,
  },
  { id: 'openInsurance', label: openInsurance.aba, content: ({ ficha }) => <OpenInsurance cliente={ficha} /> },
  { id: 'historia', label: copy.aba.historia, content: ({ ficha }) => <Historia id={ficha.id} /> },
];

const Historia = ({ id }: { id: string }) => (
  <Card>
    <HistoriaRegistro leitura={segurados.useHistoria(id)} />
  </Card>
);
