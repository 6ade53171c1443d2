import type { OfertaCotacao } from '@balcao/contracts';
import { type FormaPedida, formatCentavos, type Pontuacao, rotulosOpcoes } from '@balcao/domain';
import { Button, Checkbox, Cluster, IconeAbaixo, IconeAcima, Money, Percent, screenOnly, Tag, Text, token } from '@balcao/ui';
import { type ReactNode, useContext, useId, useState } from 'react';
import styled from 'styled-components';
import { useAcaoDaOferta } from '../../acao-da-oferta.ts';
import { MarcaDaEscolha } from '../../cliente/escolha-do-cliente.component.tsx';
import { LinhaAberta } from '../../linha-aberta.ts';
import { DetalhesOferta } from './detalhes-oferta.component.tsx';
import { MudancaDoPremio } from './mudanca-do-premio.component.tsx';
import { Limites } from './limites.component.tsx';
import { Parcela, rotuloDaParcela } from './parcela.component.tsx';
import { PassosDaOferta } from './passos-oferta.component.tsx';
import { copy } from './resultados.copy.ts';
import { carenciasDe, franquiaPrincipal, limitesPrincipais } from './resultados.model.ts';

export interface OfertaProps {
  oferta: OfertaCotacao;
  seguradora: string;
  seguradoraNome: string;
  /** Id of the element that names the package. */
  pacoteId: string;
  /** Codes of the covers said once for all. */
  comuns: ReadonlySet<string>;
  isMelhor: boolean;
  /** When the client chose it; null when they did not. */
  doClienteEm: string | null;
  isEscolhida: boolean;
  /** Five are chosen already: only these can be unchosen. */
  canChoose: boolean;
  onToggle: (ofertaId: string) => void;
  /** Best value among all on screen; null when there is nothing to compare with. */
  pontuacao: Pontuacao | null;
  /** The form of payment the instalment is said in; null for the best without interest. */
  pedido: FormaPedida | null;
  /** What the policy being renewed costs; null where there is none, or nobody knows. */
  pagoCentavos: number | null;
  /** Opens the simulator; absent where the terms cannot change any more. */
  onSimulate?: ((oferta: OfertaCotacao) => void) | undefined;
}

/** One priced package: what a broker reads first in one line, the rest behind it. */
export function Oferta(props: OfertaProps) {
  const {
    oferta,
    seguradora,
    seguradoraNome,
    pacoteId,
    comuns,
    isMelhor,
    doClienteEm,
    isEscolhida,
    canChoose,
    onToggle,
    pontuacao,
    onSimulate,
  } = props;
  const { pedido, pagoCentavos } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const franquia = franquiaPrincipal(oferta);
  const acao = useAcaoDaOferta();
  const temFranquia = useContext(LinhaAberta)?.temFranquia ?? true;
  return (
    <Bloco $destaque={isMelhor || doClienteEm !== null}>
      {doClienteEm && (
        <div>
          <MarcaDaEscolha em={doClienteEm} />
        </div>
      )}
      <Numeros>
        <Escolha>
          <Checkbox
            name={`comparar-${oferta.id}`}
            label={copy.escolher(seguradoraNome, oferta.pacote)}
            isLabelHidden
            value={isEscolhida}
            isDisabled={!isEscolhida && !canChoose}
            onChange={() => onToggle(oferta.id)}
          />
          <Cluster gap={2}>
            <Text as="span" isStrong id={pacoteId}>
              {oferta.pacote}
            </Text>
            {isMelhor && <Tag tone="sucesso">{copy.melhorPreco}</Tag>}
            {pontuacao && <Tag tone="info">{copy.nota(pontuacao.total)}</Tag>}
          </Cluster>
        </Escolha>
        <Dado rotulo={copy.porPeriodo[oferta.periodicidade]}>
          <Preco>
            <Money centavos={oferta.premioTotalCentavos} isStrong />
          </Preco>
          <MudancaDoPremio {...{ pagoCentavos, oferta }} />
        </Dado>
        {/* what is charged every month is in no instalments */}
        {oferta.periodicidade !== 'MENSAL' && (
          <Dado rotulo={rotuloDaParcela(pedido)}>
            <Parcela {...{ oferta, pedido }} />
          </Dado>
        )}
        {(franquia || temFranquia) && (
          <Dado rotulo={copy.franquia}>
            {franquia
              ? [formatCentavos(franquia.valorCentavos), franquia.tipo && rotulosOpcoes.franquia[franquia.tipo]].filter(Boolean).join(' · ')
              : '—'}
          </Dado>
        )}
        <Dado rotulo={copy.comissao} isNaTela>
          <Money centavos={oferta.comissaoCentavos} /> · <Percent bps={oferta.comissaoBps} />
        </Dado>
      </Numeros>
      <Rodape>
        <Limites coberturas={limitesPrincipais(oferta).filter(({ codigo }) => !comuns.has(codigo))} carencias={carenciasDe(oferta)} />
        <Cluster gap={2}>
          <PassosDaOferta ofertaId={oferta.id} seguradora={seguradora} de={`${seguradoraNome}, ${oferta.pacote}`} />
          {acao && <acao.Acao orcamentoId={acao.orcamentoId} ofertaId={oferta.id} segurado={acao.segurado} {...{ seguradoraNome }} />}
          {onSimulate && (
            <Button size="sm" variant="quiet" aria-label={copy.simularDe(seguradoraNome, oferta.pacote)} onClick={() => onSimulate(oferta)}>
              {copy.simular}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={(isOpen ? copy.ocultarDetalhesDe : copy.verDetalhesDe)(seguradoraNome, oferta.pacote)}
            icon={isOpen ? <IconeAcima size={14} aria-hidden /> : <IconeAbaixo size={14} aria-hidden />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? copy.ocultar : copy.detalhes}
          </Button>
        </Cluster>
      </Rodape>
      <div id={id} hidden={!isOpen}>
        {isOpen && <DetalhesOferta {...{ oferta, pontuacao, temFranquia }} />}
      </div>
    </Bloco>
  );
}

/** `isNaTela`: not for the paper, which is handed to the client. */
const Dado = ({ rotulo, isNaTela = false, children }: { rotulo: string; isNaTela?: boolean; children: ReactNode }) => (
  <Caixa $isNaTela={isNaTela}>
    <Rotulo>{rotulo}</Rotulo>
    <Valor>{children}</Valor>
  </Caixa>
);

const Caixa = styled.div<{ $isNaTela: boolean }>`
  ${({ $isNaTela }) => $isNaTela && screenOnly}
`;

/* as wide as its own place, which is half a page where the form stands beside */
const largo = '@container oferta (min-width: 600px)';

const Bloco = styled.div<{ $destaque: boolean }>`
  display: flex;
  container: oferta / inline-size;
  flex-direction: column;
  gap: ${token('espaco2')};
  padding: ${token('espaco2')} ${token('espaco3')};
  background: ${token('superficieSuave')};
  border-radius: ${token('raio6')};
  ${({ $destaque }) => $destaque && `box-shadow: inset 3px 0 ${token('sucesso')};`}
`;

const Numeros = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('espaco2')} ${token('espaco4')};
  align-items: start;
  > :first-child {
    grid-column: 1 / -1;
  }
  ${largo} {
    grid-template-columns: minmax(140px, 1.2fr) repeat(4, minmax(0, 1fr));
    > :first-child {
      grid-column: auto;
    }
  }
`;

const Escolha = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 36px;
`;

const Rotulo = styled.div`
  font-size: ${token('texto12')};
  line-height: 16px;
  color: ${token('textoSuave')};
`;

const Valor = styled.div`
  font-variant-numeric: tabular-nums;
`;

const Preco = styled.span`
  font-size: ${token('texto16')};
`;

const Rodape = styled.div`
  display: grid;
  gap: ${token('espaco1')} ${token('espaco4')};
  justify-items: start;
  ${largo} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
