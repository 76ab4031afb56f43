import type { LegalTemplates } from './index.ts';

const templates: LegalTemplates = {
  privacy: `## Responsable

[[Nom, adresse et adresse e-mail de la personne responsable de ce site]]

## Données collectées

Lorsque vous envoyez le formulaire de contact, votre nom, votre adresse e-mail, l’objet, votre message et l’heure de sa réception sont enregistrés. Pendant dix minutes, le nombre de messages envoyés par une adresse internet est compté.

Le serveur compte combien de fois chaque page est ouverte, et par combien de visiteurs par jour. Pour cela, il forme un nombre à partir de l’adresse internet et du nom du navigateur, et l’efface à minuit. Ce site ne dépose aucun cookie chez les visiteurs et n’affiche aucune publicité.

## Utilisation

Votre message sert à vous répondre et n’est transmis à personne d’autre que [[Hébergeur du serveur et du serveur de messagerie]]. Il est effacé dès qu’il n’est plus utile, au plus tard après [[Nombre]] mois.

## Vos droits

Vous pouvez demander quelles données vous concernant sont enregistrées, les faire rectifier ou effacer : [[Adresse e-mail]]. Vous pouvez adresser une réclamation à [[Nom de l’autorité de contrôle]].
`,
  terms: `## Utilisation de ce site

Vous pouvez utiliser ce site à des fins licites. N’essayez pas d’y pénétrer ni d’envoyer des messages au nom d’autrui.

## Droit d’auteur

Les textes et les images appartiennent à [[Nom du studio]] ou aux clients dont le travail est présenté. Demandez avant de les utiliser.

## Modifications

Ce site peut être modifié ou fermé à tout moment. Le droit applicable est celui de [[Pays]].
`,
};

export default templates;
