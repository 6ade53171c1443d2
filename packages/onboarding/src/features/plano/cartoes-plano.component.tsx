import type { OfertaPlano, Plano } from '@balcao/contracts';
import { above, Money, Skeleton, Tag, token, visuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './plano.copy.ts';

export interface CartoesPlanoProps {
  /** null while loading: the cards keep their place. */
  ofertas: readonly OfertaPlano[] | null;
  escolhido: Plano;
  onChoose: (plano: Plano) => void;
}

const RECOMENDADO: Plano = 'integrado';
const lugares = [0, 1, 2];

/** The plans as cards; one is chosen, as with radio buttons. */
export function CartoesPlano({ ofertas, escolhido, onChoose }: CartoesPlanoProps) {
  return (
    <Group>
      <legend>{copy.planos}</legend>
      {ofertas
        ? ofertas.map((oferta) => (
            <Cartao key={oferta.plano} oferta={oferta} isEscolhido={oferta.plano === escolhido} onChoose={() => onChoose(oferta.plano)} />
          ))
        : lugares.map((lugar) => (
            <Frame as="div" key={lugar}>
              <Skeleton lines={6} />
            </Frame>
          ))}
    </Group>
  );
}

interface CartaoProps {
  oferta: OfertaPlano;
  isEscolhido: boolean;
  onChoose: () => void;
}

function Cartao({ oferta: { plano, nome, resumo, itens, mensalCentavos, usuarios }, isEscolhido, onChoose }: CartaoProps) {
  const id = `plano-${plano}`;
  return (
    <Frame>
      <Input
        type="radio"
        name="userPlan"
        value={plano}
        checked={isEscolhido}
        onChange={onChoose}
        aria-labelledby={`${id}-nome`}
        aria-describedby={id}
      />
      <Head>
        <Name id={`${id}-nome`}>{nome}</Name>
        {plano === RECOMENDADO && <Tag tone="info">{copy.recomendado}</Tag>}
      </Head>
      <Details id={id}>
        <span>{resumo}</span>
        <Price>
          <Money centavos={mensalCentavos} isStrong /> {copy.porMes}
        </Price>
        <span>{copy.usuarios(usuarios)}</span>
        <Items>
          {itens.map((item) => (
            <Item key={item}>{item}</Item>
          ))}
        </Items>
      </Details>
    </Frame>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${token('espaco4')};
  min-width: 0;
  padding: 0;
  margin: 0;
  border: 0;
  legend {
    ${visuallyHidden}
  }
  ${above(768)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Frame = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
  min-height: 232px;
  padding: ${token('espaco4')};
  background: ${token('superficie')};
  border: 1px solid ${token('bordaForte')};
  border-radius: ${token('raio10')};
  cursor: pointer;
  &:hover {
    border-color: ${token('primaria')};
  }
  &:has(:checked) {
    background: ${token('primariaSuave')};
    border-color: ${token('primaria')};
    box-shadow: inset 0 0 0 1px ${token('primaria')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('foco')};
    outline-offset: 2px;
  }
`;

const Input = styled.input`
  position: absolute;
  top: ${token('espaco4')};
  right: ${token('espaco4')};
  width: 18px;
  height: 18px;
  margin: 0;
  accent-color: ${token('primaria')};
  &:focus-visible {
    outline: none;
  }
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('espaco2')};
  padding-right: ${token('espaco8')};
`;

const Name = styled.strong`
  font-size: ${token('texto18')};
`;

const Details = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
  color: ${token('textoSuave')};
`;

const Price = styled.span`
  color: ${token('texto')};
  strong,
  span {
    font-size: ${token('texto22')};
  }
`;

const Items = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco1')};
  font-size: ${token('texto13')};
  color: ${token('texto')};
`;

const Item = styled.span`
  padding-left: ${token('espaco4')};
  &::before {
    content: '✓' / '';
    display: inline-block;
    width: ${token('espaco4')};
    margin-left: calc(-1 * ${token('espaco4')});
    color: ${token('sucessoTexto')};
  }
`;
