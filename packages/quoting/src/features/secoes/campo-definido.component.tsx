import type { CampoDefinido } from '@balcao/domain';
import type { ReactNode } from 'react';
import { CampoConsultado } from './campo-consultado.component.tsx';
import {
  CampoData,
  CampoDia,
  CampoDinheiro,
  CampoEscolha,
  CampoMascara,
  CampoMultipla,
  CampoNumero,
  CampoPercentual,
  CampoSimNao,
  CampoSimOuNao,
  CampoTexto,
  CampoTextoLongo,
} from './campos.component.tsx';
import { Linha } from './grupo.component.tsx';
import { OutroCep } from './outro-cep.component.tsx';
import { useFill } from './use-fill.ts';

const looks = { lista: 'select', radio: 'radio', segmentos: 'segmented' } as const;
const INTEIROS: readonly CampoDefinido['tipo'][] = ['textoLongo', 'multipla'];

export interface CampoDefinidoProps {
  campo: CampoDefinido;
  isRequired: boolean;
  ajuda: string | undefined;
}

/** One field of a line, as its definition says it is asked. */
export function CampoDefinidoNaTela({ campo, isRequired, ajuda }: CampoDefinidoProps) {
  const { nome, rotulo, tipo, isLinhaInteira = INTEIROS.includes(tipo) } = campo;
  const { answer } = useFill();
  const drawn = drawCampo(campo, { nome, label: rotulo, isRequired, description: ajuda, onCommit: (valor) => answer(nome, valor) });
  return isLinhaInteira ? <Linha>{drawn}</Linha> : drawn;
}

interface Moldura {
  nome: string;
  label: string;
  isRequired: boolean;
  description: string | undefined;
  onCommit: (valor: unknown) => void;
}

function drawCampo(campo: CampoDefinido, moldura: Moldura): ReactNode {
  const { maximo, sufixo, opcoes = {}, exclusiva, aparencia = 'lista' } = campo;
  const comprimento = maximo !== undefined && { maxLength: maximo };
  switch (campo.tipo) {
    case 'texto':
      return <CampoTexto {...moldura} {...comprimento} />;
    case 'textoLongo':
      return <CampoTextoLongo {...moldura} rows={3} {...comprimento} />;
    case 'mascara':
      return <CampoComMascara campo={campo} moldura={moldura} />;
    case 'data':
      return <CampoData {...moldura} />;
    case 'dia':
      return <CampoDia {...moldura} />;
    case 'dinheiro':
      return <CampoDinheiro {...moldura} />;
    case 'numero':
    case 'ano':
      return (
        <CampoNumero
          {...moldura}
          isAno={campo.tipo === 'ano'}
          {...(maximo !== undefined && { max: maximo })}
          {...(sufixo !== undefined && { suffix: sufixo })}
        />
      );
    case 'percentual':
      return <CampoPercentual {...moldura} />;
    case 'simNao':
      // a box on screen is answered either way
      return <CampoSimNao {...moldura} isRequired={false} />;
    case 'simOuNao':
      return <CampoSimOuNao {...moldura} />;
    case 'escolha':
      return <CampoEscolha {...moldura} opcoes={opcoes} look={looks[aparencia]} />;
    case 'multipla':
      return <CampoMultipla {...moldura} opcoes={opcoes} exclusiva={exclusiva} />;
    // drawn by a piece that the page of the line gives: a search weighs only on the lines that have one
    case 'cnae':
    case 'fipe':
    case 'peca':
      return null;
  }
}

function CampoComMascara({ campo: { mascara, consulta, outroCep }, moldura }: { campo: CampoDefinido; moldura: Moldura }) {
  if (mascara === undefined) return <CampoTexto {...moldura} inputMode="numeric" />;
  const field = consulta ? <CampoConsultado {...moldura} {...{ mask: mascara, consulta }} /> : <CampoMascara {...moldura} mask={mascara} />;
  if (!outroCep) return field;
  return (
    <>
      {field}
      <OutroCep nome={moldura.nome} outro={outroCep} />
    </>
  );
}
