import type { CampoMesclavel, EscolhasMesclagem, FichaSegurado } from '@balcao/contracts';
import { camposEmConflito, formatDocumento, sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao, navigateTo } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { Alert, Button, ButtonLink, Card, Cluster, Dado, Dados, Page, showToast, Stack, Text } from '@balcao/ui';
import { RadioGroup } from '@balcao/ui/forms';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import { rotuloDoCampo, sayCampo } from './mesclagem.model.ts';
import { mergeFichas } from './mesclagem.resource.ts';
import { copy } from './segurados.copy.ts';
import { PARTES } from './segurados.model.ts';
import { segurados } from './segurados.resource.ts';

const PAINEL = '/segurados/painel';

/** The two records that the address names. */
export function ComparacaoAberta() {
  const { id, juntar } = usePartes(PARTES);
  return id && juntar && <Comparacao key={`${id}.${juntar}`} id={id} outro={juntar} />;
}

/** Two records of one client side by side, `id` being the one that stays: what differs is chosen field by field, and they become one. */
function Comparacao({ id, outro }: { id: string; outro: string }) {
  const [este, aquele] = [segurados.useRegistro(id), segurados.useRegistro(outro)];
  return (
    <Page
      routeId="seguradosPainel"
      titulo={copy.mesclar.titulo}
      descricao={copy.mesclar.descricao}
      voltar={{ href: `${PAINEL}?id=${id}`, texto: copy.verSegurado }}
      busy={este.isPending || aquele.isPending}
    >
      <LeituraRegistro leitura={este} altura={480}>
        {(fica) => (
          <LeituraRegistro leitura={aquele} altura={480}>
            {(sai) => <Escolhas key={`${fica.id}.${fica.versao}.${sai.id}.${sai.versao}`} fica={fica} sai={sai} />}
          </LeituraRegistro>
        )}
      </LeituraRegistro>
    </Page>
  );
}

function Escolhas({ fica, sai }: { fica: FichaSegurado; sai: FichaSegurado }) {
  const [escolhas, setEscolhas] = useState<EscolhasMesclagem>({});
  const [isBusy, setIsBusy] = useState(false);
  const [recusa, setRecusa] = useState<string | null>(null);
  const campos = camposEmConflito(fica, sai);

  async function merge() {
    setIsBusy(true);
    setRecusa(null);
    try {
      await mergeFichas(fica, sai, escolhas);
      showToast({ tone: 'sucesso', titulo: copy.mesclar.feito });
      navigateTo(`${PAINEL}?id=${fica.id}`);
    } catch (error) {
      if (!(error instanceof FalhaRequisicao)) throw error;
      setRecusa(sentenceOfFalha(error));
      // what stands now is shown: the choice is made over it
      await segurados.refresh();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Stack gap={4}>
      {recusa && (
        <Alert tone="perigo" isLive>
          {recusa}
        </Alert>
      )}
      <Card>
        <Dados minWidth={220}>
          <Dado rotulo={copy.mesclar.fica}>{[fica.nome, formatDocumento(fica.documento)].join(' · ')}</Dado>
          <Dado rotulo={copy.mesclar.sai}>{[sai.nome, formatDocumento(sai.documento)].join(' · ')}</Dado>
        </Dados>
      </Card>
      <Card titulo={copy.mesclar.escolha}>
        <Stack gap={4}>
          {campos.length === 0 && <Text isSoft>{copy.mesclar.semConflito}</Text>}
          {campos.map((campo) => (
            <EscolhaDoCampo
              key={campo}
              campo={campo}
              fica={fica}
              sai={sai}
              valor={escolhas[campo] ?? 'ESTE'}
              onChange={(lado) => setEscolhas({ ...escolhas, [campo]: lado })}
            />
          ))}
        </Stack>
      </Card>
      <Text isSoft>{copy.mesclar.soma}</Text>
      <Cluster gap={2}>
        <Button variant="primary" isBusy={isBusy} onClick={() => void merge()}>
          {copy.mesclar.confirmar}
        </Button>
        <ButtonLink href={`${PAINEL}?id=${sai.id}&juntar=${fica.id}`}>{copy.mesclar.inverter}</ButtonLink>
        <ButtonLink href={`${PAINEL}?id=${fica.id}`} variant="quiet">
          {copy.cancelar}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

interface EscolhaProps {
  campo: CampoMesclavel;
  fica: FichaSegurado;
  sai: FichaSegurado;
  valor: 'ESTE' | 'OUTRO';
  onChange: (lado: 'ESTE' | 'OUTRO') => void;
}

const EscolhaDoCampo = ({ campo, fica, sai, valor, onChange }: EscolhaProps) => (
  <RadioGroup
    name={campo}
    label={rotuloDoCampo(campo, fica.pessoa)}
    isInline
    options={[
      { value: 'ESTE', label: sayCampo(campo, fica), description: copy.mesclar.deQuemFica },
      { value: 'OUTRO', label: sayCampo(campo, sai), description: copy.mesclar.deQuemSai },
    ]}
    value={valor}
    onChange={(lado) => onChange(lado === 'OUTRO' ? 'OUTRO' : 'ESTE')}
  />
);
