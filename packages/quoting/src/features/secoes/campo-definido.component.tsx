import type { CampoDefinido } from '@balcao/domain';
import { CampoCnae } from './busca-cnae.component.tsx';
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

const looks = { lista: 'select', radio: 'radio', segmentos: 'segmented' } as const;

/** One field of a line made of data, as its definition says it is asked. */
export function CampoDefinidoNaTela({ campo, isRequired }: { campo: CampoDefinido; isRequired: boolean }) {
  const { nome, rotulo, ajuda, maximo, sufixo, mascara, opcoes = {}, exclusiva, aparencia = 'lista' } = campo;
  const moldura = { nome, label: rotulo, isRequired, description: ajuda };
  switch (campo.tipo) {
    case 'texto':
      return <CampoTexto {...moldura} {...(maximo !== undefined && { maxLength: maximo })} />;
    case 'textoLongo':
      return (
        <Linha>
          <CampoTextoLongo {...moldura} rows={3} {...(maximo !== undefined && { maxLength: maximo })} />
        </Linha>
      );
    case 'mascara':
      return mascara === undefined ? <CampoTexto {...moldura} inputMode="numeric" /> : <CampoMascara {...moldura} mask={mascara} />;
    case 'cnae':
      return (
        <Linha>
          <CampoCnae {...moldura} />
        </Linha>
      );
    case 'data':
      return <CampoData {...moldura} />;
    case 'dia':
      return <CampoDia {...moldura} />;
    case 'dinheiro':
      return <CampoDinheiro {...moldura} />;
    case 'numero':
      return <CampoNumero {...moldura} {...(maximo !== undefined && { max: maximo })} {...(sufixo !== undefined && { suffix: sufixo })} />;
    case 'percentual':
      return <CampoPercentual {...moldura} />;
    case 'simNao':
      return <CampoSimNao {...moldura} />;
    case 'simOuNao':
      return <CampoSimOuNao {...moldura} />;
    case 'escolha':
      return <CampoEscolha {...moldura} opcoes={opcoes} look={looks[aparencia]} />;
    case 'multipla':
      return (
        <Linha>
          <CampoMultipla {...moldura} opcoes={opcoes} exclusiva={exclusiva} />
        </Linha>
      );
    case 'peca':
      return null;
  }
}
