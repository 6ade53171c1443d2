import { Card, Grid, Text, type TokenName, token } from '@balcao/ui';
import styled from 'styled-components';

const colors: readonly TokenName[] = [
  'primaria',
  'primariaForte',
  'primariaSuave',
  'barra',
  'atencao',
  'atencaoSuave',
  'perigo',
  'perigoSuave',
  'sucesso',
  'sucessoSuave',
  'info',
  'infoSuave',
  'suporte',
  'suporteSuave',
  'neutro',
  'neutroSuave',
  'fundo',
  'superficie',
  'superficieSuave',
  'realce',
  'selecao',
  'borda',
  'bordaForte',
];
const sizes = [12, 13, 14, 16, 18, 22, 28] as const;
const spaces: readonly TokenName[] = [
  'espaco1',
  'espaco2',
  'espaco3',
  'espaco4',
  'espaco5',
  'espaco6',
  'espaco8',
  'espaco10',
  'espaco12',
  'espaco16',
];

export function ThemeSection() {
  return (
    <>
      <Card titulo="Cores por papel">
        <Grid minWidth={120} gap={3}>
          {colors.map((name) => (
            <div key={name}>
              <Swatch $color={name} />
              <Text size={12} isSoft>
                {name}
              </Text>
            </div>
          ))}
        </Grid>
      </Card>
      <Card titulo="Tipo e espaço">
        {sizes.map((size) => (
          <Text key={size} size={size} isTruncated>
            {size} px · Cotação de seguro automóvel R$ 1.234.567,89
          </Text>
        ))}
        {spaces.map((name) => (
          <Bar key={name} $size={name} title={name} />
        ))}
      </Card>
    </>
  );
}

const Swatch = styled.div<{ $color: TokenName }>`
  height: 48px;
  background: ${({ $color }) => token($color)};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
`;

const Bar = styled.div<{ $size: TokenName }>`
  width: ${({ $size }) => token($size)};
  height: 8px;
  margin-top: ${token('espaco1')};
  background: ${token('primaria')};
`;
