import type { OfertaCotacao } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { Button, Checkbox, Cluster, IconeAbaixo, IconeAcima, MarcaSeguradora, Money, Percent, Stack, Tag, token } from '@balcao/ui';
import { type ReactNode, useContext, useId, useState } from 'react';
import styled from 'styled-components';
import { useAcaoDaOferta } from '../../acao-da-oferta.ts';
import { MarcaDaEscolha } from '../../cliente/escolha-do-cliente.component.tsx';
import { LinhaAberta } from '../../linha-aberta.ts';
import { DetalhesOferta } from './detalhes-oferta.component.tsx';
import { MudancaDoPremio } from './mudanca-do-premio.component.tsx';
import { Limites } from './limites.component.tsx';
import {
  Aberto,
  Acoes,
  Celula,
  Comissao,
  Dados,
  Escolha,
  Estado,
  Faixa,
  Grade,
  Nome,
  Pe,
  Quem,
  Rotulo,
  SeCouber,
  Sob,
  Total,
  Valor,
} from './linha-look.ts';
import { Parcela, rotuloDaParcela } from './parcela.component.tsx';
import { PassosDaOferta } from './passos-oferta.component.tsx';
import type { ResultadoProps } from './resultado.component.tsx';
import { copy, rotuloDoStatus } from './resultados.copy.ts';
import { carenciasDe, franquiaPrincipal, limitesPrincipais } from './resultados.model.ts';

export interface OfertaEmLinhaProps extends ResultadoProps {
  oferta: OfertaCotacao;
  isEscolhida: boolean;
  /** Another package of the insurer above: its name is not said again. */
  isOutra: boolean;
  /** Shows the other packages. */
  pacotes: ReactNode;
  /** What is true of the whole answer, among the details of its best offer. */
  resposta: ReactNode;
}

/** One priced offer in one line; everything else opens below it. */
export function OfertaEmLinha(props: OfertaEmLinhaProps) {
  const { oferta, resultado, isOutra, pacotes, isEscolhida, canChoose, onToggle, notas, escolhidaEm, melhorOfertaId } = props;
  const { seguradora, seguradoraNome, mensagens } = resultado;
  const { versaoAnterior = null } = props;
  const doClienteEm = escolhidaEm?.get(oferta.id) ?? null;
  const isMelhor = oferta.id === melhorOfertaId;
  const pontuacao = notas?.get(oferta.id) ?? null;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      {doClienteEm && (
        <Faixa>
          <MarcaDaEscolha em={doClienteEm} />
        </Faixa>
      )}
      <Grade $destaque={isMelhor || doClienteEm !== null} $recuo={isOutra}>
        <Escolha>
          <Checkbox
            name={`comparar-${oferta.id}`}
            label={copy.escolher(seguradoraNome, oferta.pacote)}
            isLabelHidden
            value={isEscolhida}
            isDisabled={!isEscolhida && !canChoose}
            onChange={() => onToggle(oferta.id)}
          />
          {!isOutra && <MarcaSeguradora {...{ seguradora }} />}
        </Escolha>
        <Quem>
          {isOutra ? <Nome as="span">{oferta.pacote}</Nome> : <Nome id={`resultado-${seguradora}`}>{seguradoraNome}</Nome>}
          {!isOutra && (
            <Sob>
              <span>{oferta.pacote}</span>
              {versaoAnterior !== null && <Tag tone="atencao">{copy.daVersao(versaoAnterior)}</Tag>}
              {mensagens.length > 0 && <Tag tone="atencao">{copy.avisos(mensagens.length)}</Tag>}
              {pacotes}
            </Sob>
          )}
        </Quem>
        <Numeros oferta={oferta} pedido={props.pedido} pagoCentavos={props.pagoCentavos ?? null} />
        <Pe>
          <Estado>
            {pontuacao && <Tag tone="info">{copy.nota(pontuacao.total)}</Tag>}
            {isMelhor ? <Melhor>{copy.melhorPreco}</Melhor> : <SeCouber>{rotuloDoStatus.OK}</SeCouber>}
          </Estado>
          <Acoes>
            <PassosDaOferta ofertaId={oferta.id} seguradora={seguradora} de={`${seguradoraNome}, ${oferta.pacote}`} />
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={(isOpen ? copy.ocultarDetalhesDe : copy.verDetalhesDe)(seguradoraNome, oferta.pacote)}
              icon={isOpen ? <IconeAcima size={14} aria-hidden /> : <IconeAbaixo size={14} aria-hidden />}
              onClick={() => setIsOpen(!isOpen)}
            >
              <SeCouber>{isOpen ? copy.ocultarCurto : copy.detalhes}</SeCouber>
            </Button>
          </Acoes>
        </Pe>
      </Grade>
      <Aberto id={id} hidden={!isOpen}>
        {isOpen && <Detalhes {...props} />}
      </Aberto>
    </>
  );
}

/** The price and what stands beside it. */
function Numeros({ oferta, pedido, pagoCentavos }: Pick<OfertaEmLinhaProps, 'oferta' | 'pedido'> & { pagoCentavos: number | null }) {
  const temFranquia = useContext(LinhaAberta)?.temFranquia ?? true;
  const franquia = franquiaPrincipal(oferta);
  const [carencia] = carenciasDe(oferta);
  return (
    <>
      <Total>
        <Rotulo>
          {copy.porPeriodo[oferta.periodicidade]}
          <MudancaDoPremio {...{ pagoCentavos, oferta }} />
        </Rotulo>
        <Valor $forte>
          <Money centavos={oferta.premioTotalCentavos} isStrong />
        </Valor>
      </Total>
      <Dados>
        {/* what is charged every month is in no instalments */}
        {oferta.periodicidade !== 'MENSAL' && (
          <Celula $area="parcela">
            <Rotulo>{rotuloDaParcela(pedido)}</Rotulo>
            <Valor>
              <Parcela {...{ oferta, pedido }} />
            </Valor>
          </Celula>
        )}
        {franquia || (temFranquia && !carencia) ? (
          <Celula $area="franquia">
            <Rotulo>{copy.franquiaDe(franquia?.tipo ?? null)}</Rotulo>
            <Valor>{franquia ? formatCentavos(franquia.valorCentavos) : '—'}</Valor>
          </Celula>
        ) : (
          carencia && (
            <Celula $area="franquia">
              <Rotulo>{copy.carencia}</Rotulo>
              <span>{`${carencia.nome} ${copy.dias(carencia.dias)}`}</span>
            </Celula>
          )
        )}
        <Comissao>
          <Rotulo>
            {copy.comissao} <Percent bps={oferta.comissaoBps} />
          </Rotulo>
          <Valor>
            <Money centavos={oferta.comissaoCentavos} />
          </Valor>
        </Comissao>
      </Dados>
    </>
  );
}

/** What opens below: what may be done of the offer, and everything the insurer said of it. */
function Detalhes({ oferta, resultado, notas, onSimulate, resposta }: OfertaEmLinhaProps) {
  const acao = useAcaoDaOferta();
  const temFranquia = useContext(LinhaAberta)?.temFranquia ?? true;
  const { seguradoraNome } = resultado;
  return (
    <Stack gap={3}>
      {resposta}
      <Cluster gap={2}>
        {acao && <acao.Acao orcamentoId={acao.orcamentoId} ofertaId={oferta.id} segurado={acao.segurado} {...{ seguradoraNome }} />}
        {onSimulate && (
          <Button size="sm" aria-label={copy.simularDe(seguradoraNome, oferta.pacote)} onClick={() => onSimulate(resultado, oferta)}>
            {copy.simular}
          </Button>
        )}
      </Cluster>
      <Limites coberturas={limitesPrincipais(oferta)} carencias={carenciasDe(oferta)} />
      <DetalhesOferta {...{ oferta, temFranquia }} pontuacao={notas?.get(oferta.id) ?? null} />
    </Stack>
  );
}

const Melhor = styled.strong`
  font-weight: ${token('pesoForte')};
  color: ${token('sucessoTexto')};
`;
