import { Card, Cluster, DateText, Heading, Money, Percent, Stack, StatusTag, Tag, Text, type Tone } from '@balcao/ui';

const tones: readonly Tone[] = ['neutro', 'info', 'sucesso', 'atencao', 'perigo', 'suporte'];

export function TextSection() {
  return (
    <Card>
      <Stack>
        <Heading level={3} size={1}>
          Título de página
        </Heading>
        <Heading level={3} size={2}>
          Título de seção
        </Heading>
        <Heading level={3} size={3}>
          Título de bloco
        </Heading>
        <Text>Texto corrido: o segurado informa o CEP de pernoite e a garagem.</Text>
        <Text isSoft size={13}>
          Texto de apoio, atualizado há 2 minutos
        </Text>
        <Cluster gap={6}>
          <Money centavos={123456789} isStrong />
          <Money centavos={null} />
          <Percent bps={738} />
          <DateText iso="2026-03-01" />
          <DateText iso="2026-03-01T14:30:00-03:00" hasTime />
        </Cluster>
        <Cluster>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
        </Cluster>
        <Cluster>
          <StatusTag tone="neutro">Rascunho</StatusTag>
          <StatusTag tone="info" isLive>
            Calculando
          </StatusTag>
          <StatusTag tone="sucesso">Calculado</StatusTag>
          <StatusTag tone="atencao">Instável</StatusTag>
          <StatusTag tone="perigo">Recusado</StatusTag>
          <StatusTag tone="suporte">Suporte</StatusTag>
        </Cluster>
      </Stack>
    </Card>
  );
}
