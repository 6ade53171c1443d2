import { type OpcoesRepasse, type Repasse, repasseCalls } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Button, EmptyState } from '@balcao/ui';
import { ExportLista, FiltroPeriodo, Lista, sayTotal, TotaisDaLista, useExportacao } from '@balcao/ui/lists';
import { filtersOf, FiltrosDeRegistro, optionsById, optionsBySlug } from '@balcao/ui/records';
import { useState } from 'react';
import { ContestacaoModal } from '../../repasse/contestacao.modal.tsx';
import { copy } from '../../repasse/repasse.copy.ts';
import { useTotais } from '../../repasse/repasse.resource.ts';
import { colunasDosMeusRepasses, colunasDosRepasses } from './colunas-repasses.component.tsx';
import { type ListaDeRepasses, useRepasses } from './repasses.resource.ts';

const { lista: frases, contestacao } = copy;

/** Shares: everybody's, or, of a producer who signs in, theirs. */
export function ListaRepasses({ opcoes }: { opcoes: OpcoesRepasse }) {
  const lista = useRepasses();
  const exportacao = useExportacao(lista.download);
  const may = useMay(repasseCalls.contest);
  const [aberto, setAberto] = useState<Repasse | null>(null);
  const isProdutor = opcoes.produtor !== null;
  const nameOf = ({ produtor, apolice, valorCentavos }: Repasse): string => frases.linha(produtor, apolice, formatCentavos(valorCentavos));

  function actionOf(repasse: Repasse) {
    const isAberta = repasse.contestadoEm !== null && repasse.respondidoEm === null;
    const mayContest = may && isProdutor && !isAberta && repasse.status !== 'PREVISTO';
    if (!mayContest && repasse.contestadoEm === null) return null;
    const mayAnswer = may && isAberta && !isProdutor;
    const seen = isAberta ? contestacao.verAberta : contestacao.verRespondida;
    const rotulo = mayContest ? contestacao.contestar : mayAnswer ? contestacao.responder : seen;
    return (
      <Button aria-label={`${rotulo}: ${nameOf(repasse)}`} onClick={() => setAberto(repasse)}>
        {rotulo}
      </Button>
    );
  }

  return (
    <>
      <Lista
        lista={lista}
        caption={frases.caption}
        columns={isProdutor ? colunasDosMeusRepasses : colunasDosRepasses}
        rowId={({ id }) => id}
        rowName={nameOf}
        busca={isProdutor ? frases.minhaBusca : frases.busca}
        larguraDasAcoes="152px"
        rowActions={actionOf}
        filtros={<Filtros lista={lista} opcoes={opcoes} />}
        acoes={<ExportLista {...exportacao} />}
        totais={<Totais filtro={lista.filtro} />}
        vazio={<EmptyState titulo={frases.vazio}>{isProdutor ? frases.meuVazioTexto : frases.vazioTexto}</EmptyState>}
      />
      {aberto && <ContestacaoModal repasse={aberto} isProdutor={isProdutor} onClose={() => setAberto(null)} />}
    </>
  );
}

const filtro = filtersOf(frases.filtros);

function Filtros({ lista, opcoes }: { lista: ListaDeRepasses; opcoes: OpcoesRepasse }) {
  const { de, ate } = lista.consulta;
  return (
    <>
      <FiltrosDeRegistro
        lista={lista}
        filtros={[
          filtro('status', copy.status),
          ...(opcoes.produtor === null ? [filtro('produtor', optionsById(opcoes.produtores))] : []),
          filtro('seguradora', optionsBySlug(opcoes.seguradoras)),
          filtro('contestados', frases.contestados),
        ]}
      />
      <FiltroPeriodo de={de} ate={ate} rotulos={frases.filtros} onChange={lista.change} />
    </>
  );
}

/** What all that the filters find sums to; read by itself, so that the list does not wait for it. */
function Totais({ filtro: dosFiltros }: { filtro: ListaDeRepasses['filtro'] }) {
  const { data } = useTotais(dosFiltros);
  const { totais } = frases;
  return (
    <TotaisDaLista
      somas={
        data && [
          sayTotal(data, totais.total),
          [totais.valor, data.valorCentavos],
          [totais.liberado, data.liberadoCentavos],
          [totais.emLote, data.emLoteCentavos],
          [totais.pago, data.pagoCentavos],
          data.contestados ? totais.contestados(data.contestados) : null,
          data.aRecalcular ? totais.aRecalcular(data.aRecalcular) : null,
        ]
      }
    />
  );
}
