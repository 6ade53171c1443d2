import type { OfertaCotacao } from '@balcao/contracts';
import { limiteDaAssistencia, limiteDaCobertura, type Pontuacao, rotulosOpcoes, textoDasFormas } from '@balcao/domain';
import { below, Money, Percent, Stack, Text, token } from '@balcao/ui';
import styled, { css } from 'styled-components';
import { copy } from './resultados.copy.ts';

/** Everything an insurer said of a package. */
export function DetalhesOferta(props: {
  oferta: OfertaCotacao;
  pontuacao: Pontuacao | null;
  /** The line is read by its deductible: where there is none, that is said. */
  temFranquia: boolean;
}) {
  const { oferta, pontuacao, temFranquia } = props;
  return (
    <Stack gap={4}>
      <Text size={13} isTabular>
        {copy.liquido} <Money centavos={oferta.premioLiquidoCentavos} /> · {copy.iof} <Money centavos={oferta.iofCentavos} />
      </Text>
      <Rolagem>
        <Composicao oferta={oferta} />
      </Rolagem>
      {pontuacao && (
        <Rolagem>
          <Nota {...pontuacao} />
        </Rolagem>
      )}
      <Rolagem>
        <Coberturas {...{ temFranquia }} coberturas={oferta.coberturas} />
      </Rolagem>
      {oferta.assistencias.length > 0 && <Assistencias assistencias={oferta.assistencias} />}
      <Rolagem>{oferta.periodicidade === 'MENSAL' ? <FormasDePagamento oferta={oferta} /> : <Parcelamentos {...oferta} />}</Rolagem>
      {oferta.observacoes.length > 0 && (
        <div>
          <Text isStrong size={13}>
            {copy.observacoes}
          </Text>
          {oferta.observacoes.map((texto) => (
            <Text key={texto} size={13}>
              {texto}
            </Text>
          ))}
        </div>
      )}
    </Stack>
  );
}

const NaoInformado = ({ children }: { children: string }) => (
  <Text size={13} isSoft>
    {children}
  </Text>
);

/** The parts an insurer said its price is made of, and that they are the net premium. */
function Composicao({ oferta: { composicao, premioLiquidoCentavos } }: { oferta: OfertaCotacao }) {
  if (composicao.length === 0) return <NaoInformado>{copy.semComposicao}</NaoInformado>;
  return (
    <Tabela>
      <caption>{copy.comoPreco}</caption>
      <tbody>
        {composicao.map(({ rotulo, valorCentavos }) => (
          <tr key={rotulo}>
            <th scope="row">{rotulo}</th>
            <Fim as="td">
              <Money centavos={valorCentavos} />
            </Fim>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <strong>{copy.liquido}</strong>
          </th>
          <Fim as="td">
            <Money centavos={premioLiquidoCentavos} isStrong />
          </Fim>
        </tr>
      </tbody>
    </Tabela>
  );
}

/** Which part gave how many points, in words. */
const Nota = ({ total, partes }: Pontuacao) => (
  <Tabela>
    <caption>
      {copy.comoNota} · {copy.nota(total)}
    </caption>
    <thead>
      <tr>
        <th scope="col">{copy.parte}</th>
        <Fim scope="col">{copy.pontos}</Fim>
        <th scope="col">{copy.porque}</th>
      </tr>
    </thead>
    <tbody>
      {partes.map(({ parte, rotulo, pontos, maximo, porque }) => (
        <tr key={parte}>
          <th scope="row">{rotulo}</th>
          <Fim as="td">{copy.de(pontos, maximo)}</Fim>
          <td>{porque}</td>
        </tr>
      ))}
    </tbody>
  </Tabela>
);

function Coberturas({ coberturas, temFranquia }: Pick<OfertaCotacao, 'coberturas'> & { temFranquia: boolean }) {
  if (coberturas.length === 0) return <NaoInformado>{copy.semCoberturas}</NaoInformado>;
  const comFranquia = temFranquia || coberturas.some(({ franquiaCentavos }) => franquiaCentavos);
  const comCarencia = coberturas.some(({ carenciaDias }) => carenciaDias);
  return (
    <Tabela $colunas>
      <caption>{copy.coberturas}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.cobertura}</th>
          <Fim scope="col">{copy.limite}</Fim>
          <Fim scope="col">{copy.premio}</Fim>
          {comFranquia && <Fim scope="col">{copy.franquia}</Fim>}
          {comCarencia && <Fim scope="col">{copy.carencia}</Fim>}
        </tr>
      </thead>
      <tbody>
        {coberturas.map(({ codigo, nome, lmiCentavos, nivel, premioCentavos, franquiaCentavos, carenciaDias }) => (
          <tr key={codigo}>
            <th scope="row">{nome}</th>
            <Fim as="td">{limiteDaCobertura({ lmiCentavos, nivel })}</Fim>
            <Fim as="td">
              <Money centavos={premioCentavos} />
            </Fim>
            {comFranquia && (
              <Fim as="td">
                <Money centavos={franquiaCentavos} />
              </Fim>
            )}
            {comCarencia && <Fim as="td">{carenciaDias ? copy.dias(carenciaDias) : '—'}</Fim>}
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}

const Assistencias = ({ assistencias }: Pick<OfertaCotacao, 'assistencias'>) => (
  <Text size={13}>
    <strong>{copy.assistencias}: </strong>
    {assistencias.map((assistencia) => `${assistencia.nome} (${limiteDaAssistencia(assistencia)})`).join(' · ')}
  </Text>
);

/** A premium charged every month has forms of payment and no instalments. */
const FormasDePagamento = ({ oferta }: { oferta: OfertaCotacao }) => (
  <Text size={13}>
    <strong>{copy.formas}: </strong>
    {textoDasFormas(oferta)}
  </Text>
);

const Parcelamentos = ({ parcelamentos }: Pick<OfertaCotacao, 'parcelamentos'>) => (
  <Tabela $colunas>
    <caption>{copy.parcelamentos}</caption>
    <thead>
      <tr>
        <th scope="col">{copy.forma}</th>
        <Fim scope="col">{copy.primeira}</Fim>
        <Fim scope="col">{copy.demais}</Fim>
        <Fim scope="col">{copy.juros}</Fim>
        <Fim scope="col">{copy.total}</Fim>
      </tr>
    </thead>
    <tbody>
      {parcelamentos.map(({ forma, n, primeiraCentavos, demaisCentavos, jurosBps, totalCentavos }) => (
        <tr key={`${forma}-${n}-${jurosBps}`}>
          <th scope="row">
            {rotulosOpcoes.formaPagamento[forma]} {copy.parcelas(n)}
          </th>
          <Fim as="td">
            <Money centavos={primeiraCentavos} />
          </Fim>
          <Fim as="td">
            <Money centavos={n > 1 ? demaisCentavos : null} />
          </Fim>
          <Fim as="td">{jurosBps === 0 ? copy.nenhumJuro : <Percent bps={jurosBps} />}</Fim>
          <Fim as="td">
            <Money centavos={totalCentavos} />
          </Fim>
        </tr>
      ))}
    </tbody>
  </Tabela>
);

const Rolagem = styled.div`
  overflow-x: auto;
`;

/** Of many amounts: on a phone the name of a row stands above them, so that none is cut at the side. */
const nomeAcima = css`
  ${below(576)} {
    tr {
      display: flex;
      flex-wrap: wrap;
      border-bottom: 1px solid ${token('borda')};
    }
    tr > * {
      flex: 1 1 0;
      padding-left: 0;
      font-size: ${token('texto12')};
      border-bottom: 0;
    }
    tr > :first-child {
      flex-basis: 100%;
      padding-bottom: 0;
    }
    tr > :last-child {
      padding-right: 0;
    }
  }
`;

const Tabela = styled.table<{ $colunas?: boolean }>`
  width: 100%;
  font-size: ${token('texto13')};
  caption {
    padding-bottom: ${token('espaco1')};
    font-weight: ${token('pesoForte')};
    text-align: start;
  }
  th,
  td {
    padding: ${token('espacoMeio')} ${token('espaco2')} ${token('espacoMeio')} 0;
    font-weight: ${token('pesoNormal')};
    text-align: start;
    border-bottom: 1px solid ${token('borda')};
  }
  thead th {
    font-size: ${token('texto12')};
    color: ${token('textoSuave')};
  }
  ${({ $colunas }) => $colunas && nomeAcima}
`;

const Fim = styled.th`
  && {
    text-align: end;
    white-space: nowrap;
  }
`;
