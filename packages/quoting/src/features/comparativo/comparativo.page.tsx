import { addressOf, quotingRoutes } from '@balcao/contracts';
import { compareOfertas, isEncerrado } from '@balcao/domain';
import { navigateTo, useComandos, useSession } from '@balcao/shared';
import { below, Button, ButtonLink, Checkbox, EmptyState, Page, screenOnly, Skeleton, Text, token } from '@balcao/ui';
import { IconeBaixar, IconeImprimir } from '@balcao/ui/screen-icons';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { copy as palavras } from '../../comandos/comandos-do-orcamento.copy.ts';
import { AvisoDaEscolha } from '../../cliente/escolha-do-cliente.component.tsx';
import { useEscolhas } from '../../cliente/escolhas-do-cliente.resource.ts';
import { useApoliceAtual } from '../../caso/apolice-atual.resource.ts';
import { casoDe, hrefDoEnvio } from '../../rota-do-formulario.ts';
import { saveFile } from '@balcao/shared/lists';
import { copy } from './comparativo.copy.ts';
import { escolhidasDe, gruposVisiveis, type Pedido, pedidoOf, seguradoDe, telaDoFormulario } from './comparativo.model.ts';
import { downloadPdf, useCotacao, useOrcamentoComparado } from './comparativo.resource.ts';
import { Grade } from './grade.component.tsx';
import { FalhaDeLeitura, showFailure } from '@balcao/ui/failures';
import { usePapelDeitado } from '@balcao/ui/lists';

/** On paper, the grid and its title alone. */
const SO_A_GRADE = "@media print{main[data-route='comparativo'] header a{display:none!important}}";

/** `/multicalculo/hfy-comparativo?id=&cotacao=&ofertas=`: two to five offers side by side. */
export function ComparativoPage() {
  usePapelDeitado(SO_A_GRADE);
  const [search] = useSearchParams();
  const pedido = pedidoOf(search);
  if (pedido) return <ComparativoDe key={`${pedido.cotacaoId}${pedido.ofertas.join(',')}`} pedido={pedido} />;
  return (
    <Page routeId="comparativo" titulo={copy.titulo}>
      <EmptyState
        titulo={copy.enderecoIncompleto}
        action={<ButtonLink href={addressOf(quotingRoutes, 'orcamentos')}>{copy.irParaOrcamentos}</ButtonLink>}
      >
        {copy.enderecoIncompletoTexto}
      </EmptyState>
    </Page>
  );
}

/** In the address, so that a shared link shows the same. */
const DIFERENCAS = 'diferencas';

function ComparativoDe({ pedido }: { pedido: Pedido }) {
  const { data, error, isError, refetch } = useCotacao(pedido.cotacaoId);
  const [search, setSearch] = useSearchParams();
  // the box answers at once; the address follows when the router comes to it
  const [isOnlyDiferencas, setIsOnlyDiferencas] = useState(search.get(DIFERENCAS) === '1');
  const orcamento = useOrcamentoComparado(pedido.orcamentoId);
  const atual = useApoliceAtual(pedido.orcamentoId);
  const doCliente = useEscolhas(pedido.orcamentoId);
  const isAberto = orcamento === null || !isEncerrado(orcamento.status);
  const href = `${telaDoFormulario(orcamento?.formulario ?? 'AUTO')}?${new URLSearchParams({ id: pedido.orcamentoId, cotacao: pedido.cotacaoId, ofertas: pedido.ofertas.join(',') })}`;
  const frame = (children: ReactNode, { busy = false, actions }: { busy?: boolean; actions?: ReactNode } = {}) => (
    <Page
      routeId="comparativo"
      titulo={copy.titulo}
      descricao={orcamento ? copy.caso(orcamento.numero, seguradoDe(orcamento.rascunho)) : copy.semCaso}
      voltar={{ href, texto: copy.voltar }}
      busy={busy}
      actions={actions}
    >
      {children}
    </Page>
  );
  if (isError) return frame(<FalhaDeLeitura falha={error} onRetry={() => void refetch()} />);
  if (!data || atual.isPending) return frame(<Skeleton lines={12} />, { busy: true });

  const escolhidas = escolhidasDe(data, pedido.ofertas);
  // one offer alone is shown when one was asked for; one left of several is not what was meant
  if (escolhidas.length < Math.min(2, pedido.ofertas.length)) {
    return frame(
      <EmptyState titulo={copy.sumiram} action={<ButtonLink href={href}>{copy.irParaResultados}</ButtonLink>}>
        {copy.sumiramTexto}
      </EmptyState>,
    );
  }
  const onDiferencas = (isOn: boolean) => {
    setIsOnlyDiferencas(isOn);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOn) next.set(DIFERENCAS, '1');
        else next.delete(DIFERENCAS);
        return next;
      },
      { replace: true },
    );
  };
  const comparativo = compareOfertas(escolhidas, atual.data ?? null);
  const grupos = gruposVisiveis(comparativo, isOnlyDiferencas);
  return frame(
    <>
      <Opcoes>
        <Checkbox name="so-diferencas" label={copy.soDiferencas} value={isOnlyDiferencas} onChange={onDiferencas} />
        <Dica size={13} isSoft>
          {copy.deslize}
        </Dica>
      </Opcoes>
      <NaTelaSo>
        <AvisoDaEscolha
          {...{ doCliente }}
          orcamentoId={pedido.orcamentoId}
          isNaTela={(ofertaId) => escolhidas.some(({ oferta }) => oferta.id === ofertaId)}
          enderecoDa={(cotacaoId) => casoDe({ orcamentoId: pedido.orcamentoId, cotacaoId })}
          {...{ isAberto }}
        />
      </NaTelaSo>
      {atual.isError && <Text role="status">{copy.semAtual}</Text>}
      {grupos.length > 0 ? (
        <Grade colunas={comparativo.colunas} grupos={grupos} escolhidaEm={doCliente.emDe} />
      ) : (
        <Text role="status">{copy.semDiferencas}</Text>
      )}
    </>,
    { actions: <Acoes numero={orcamento?.numero ?? null} {...{ pedido, isAberto, isOnlyDiferencas, onDiferencas }} /> },
  );
}

interface AcoesProps {
  pedido: Pedido;
  numero: number | null;
  /** Its offers may still be sent. */
  isAberto: boolean;
  isOnlyDiferencas: boolean;
  onDiferencas: (isOn: boolean) => void;
}

function Acoes({ pedido, numero, isAberto, isOnlyDiferencas, onDiferencas }: AcoesProps) {
  const [isBusy, setIsBusy] = useState(false);
  const session = useSession();
  const mayDownload = session?.acessoMC !== false;
  const onPdf = async () => {
    setIsBusy(true);
    try {
      saveFile(await downloadPdf(pedido), copy.arquivo(numero));
    } catch (error) {
      showFailure(copy.falhaPdf, error);
    } finally {
      setIsBusy(false);
    }
  };
  useComandos([
    {
      id: 'enviar',
      titulo: palavras.enviar,
      teclas: ['e'],
      isPossivel: isAberto,
      exige: quotingRoutes.rules.orcamentoEnviarEmail,
      run: () => navigateTo(hrefDoEnvio(pedido)),
    },
    { id: 'ver-resultados', titulo: palavras.resultados, teclas: ['r'], run: () => navigateTo(casoDe(pedido)) },
    {
      id: 'diferencas',
      titulo: isOnlyDiferencas ? palavras.todasAsLinhas : palavras.soDiferencas,
      run: () => onDiferencas(!isOnlyDiferencas),
    },
    { id: 'baixar-pdf', titulo: palavras.baixarPdf, isPossivel: mayDownload && !isBusy, run: () => void onPdf() },
    { id: 'imprimir', titulo: palavras.imprimir, run: () => window.print() },
  ]);
  return (
    <NaTela>
      <Button icon={<IconeImprimir size={16} aria-hidden />} onClick={() => window.print()}>
        {copy.imprimir}
      </Button>
      {isAberto && session?.acessoOrcamentacao !== false && <ButtonLink href={hrefDoEnvio(pedido)}>{copy.enviar}</ButtonLink>}
      {mayDownload && (
        <Button variant="primary" icon={<IconeBaixar size={16} aria-hidden />} isBusy={isBusy} onClick={() => void onPdf()}>
          {copy.baixarPdf}
        </Button>
      )}
    </NaTela>
  );
}

const NaTela = styled.div`
  display: contents;
  ${screenOnly}
`;

/* the sheet is handed to the client, who knows what they chose */
const NaTelaSo = styled.div`
  ${screenOnly}
`;

const Opcoes = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('espaco2')};
  ${screenOnly}
`;

const Dica = styled(Text)`
  display: none;
  ${below(768)} {
    display: block;
  }
`;
