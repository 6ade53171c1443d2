import { opcoesBlocos } from '@balcao/domain';
import { IconButton, IconeFechar, token } from '@balcao/ui';
import styled from 'styled-components';
import { CampoDia, CampoDinheiro, CampoEscolha, CampoNumero, CampoPercentual, CampoTexto } from './campos.component.tsx';
import { CoberturasManuais } from './coberturas-manuais.component.tsx';
import { Grupo, Linha } from './grupo.component.tsx';
import { copy } from './manual.copy.ts';
import { useFollowSeguradora } from './manual.resource.ts';
import { PdfDaOferta } from './pdf-da-oferta.component.tsx';
import { SeguradoraDaOferta } from './seguradora-da-oferta.component.tsx';
import { TotalDaOferta } from './total-da-oferta.component.tsx';

export interface OfertaManualProps {
  /** Path of the offer, `risco.ofertas.0`. */
  nome: string;
  posicao: number;
  orcamentoId: string;
  onRemove: () => void;
}

/** One offer as it came from the insurer; what follows from it is computed, never typed. */
export function OfertaManual({ nome, posicao, orcamentoId, onRemove }: OfertaManualProps) {
  const followSeguradora = useFollowSeguradora(nome);
  return (
    <Cartao>
      <Titulo>{copy.oferta(posicao)}</Titulo>
      <Remover>
        <IconButton label={copy.remover(posicao)} icon={<IconeFechar size={16} aria-hidden />} onClick={onRemove} />
      </Remover>
      <Grupo>
        <SeguradoraDaOferta nome={`${nome}.seguradora`} posicao={posicao} onCommit={followSeguradora} />
        <CampoTexto nome={`${nome}.pacote`} label={copy.pacote} maxLength={80} isRequired />
        <CampoTexto nome={`${nome}.numeroCalculo`} label={copy.numero} maxLength={60} />
        <CampoDia nome={`${nome}.validade`} label={copy.validade} />
        <CampoDinheiro nome={`${nome}.premioLiquidoCentavos`} label={copy.liquido} isRequired />
        <CampoPercentual nome={`${nome}.comissaoBps`} label={copy.comissao} isRequired />
        <CampoEscolha nome={`${nome}.periodicidade`} label={copy.periodicidade} opcoes={copy.periodicidades} />
        <CampoEscolha nome={`${nome}.forma`} label={copy.forma} opcoes={opcoesBlocos.formaPagamento} />
        <CampoNumero nome={`${nome}.parcelasSemJuros`} label={copy.semJuros} />
        <CampoNumero nome={`${nome}.parcelasComJuros`} label={copy.comJuros} />
        <CampoPercentual nome={`${nome}.jurosBps`} label={copy.juros} />
        <Linha>
          <TotalDaOferta nome={nome} />
        </Linha>
        <Linha>
          <CoberturasManuais nome={`${nome}.coberturas`} />
        </Linha>
        <Linha>
          <CampoTexto nome={`${nome}.observacoes`} label={copy.observacoes} maxLength={500} />
        </Linha>
        <Linha>
          <PdfDaOferta nome={`${nome}.anexoId`} posicao={posicao} orcamentoId={orcamentoId} />
        </Linha>
      </Grupo>
    </Cartao>
  );
}

const Cartao = styled.fieldset`
  position: relative;
  padding: ${token('espaco4')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
`;

const Titulo = styled.legend`
  padding: 0 ${token('espaco1')};
  font-weight: ${token('pesoForte')};
`;

const Remover = styled.div`
  display: flex;
  justify-content: flex-end;
`;
